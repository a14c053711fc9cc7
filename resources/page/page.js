"use strict";
// Shows the game of this page move by move. It asks nothing of any other place: all that it needs stands in the page.
(() => {
  const CELL = 8, COLUMNS = 128, MOVE_MS = 260, PAUSE_MS = 1300;
  const find = (id) => document.getElementById(id);

  // What zlib has packed, unpacked (RFC 1951).
  function inflate(packed) {
    const out = [];
    let at = 0, held = 0, count = 0;
    const bits = (wanted) => {
      while (count < wanted) { held |= packed[at++] << count; count += 8; }
      const value = held & ((1 << wanted) - 1);
      held >>>= wanted;
      count -= wanted;
      return value;
    };
    const tree = (lengths) => {
      const counts = new Array(16).fill(0), starts = [0, 0], symbols = [];
      for (const length of lengths) counts[length]++;
      counts[0] = 0;
      for (let length = 1; length < 15; length++) starts[length + 1] = starts[length] + counts[length];
      lengths.forEach((length, symbol) => { if (length) symbols[starts[length]++] = symbol; });
      return [counts, symbols];
    };
    const symbol = ([counts, symbols]) => {
      let code = 0, first = 0, index = 0;
      for (let length = 1; ; length++) {
        code |= bits(1);
        const here = counts[length];
        if (code - here < first) return symbols[index + code - first];
        index += here;
        first = (first + here) << 1;
        code <<= 1;
      }
    };
    const LENGTHS = [], AWAY = [];
    for (let code = 0, base = 3; code < 28; code++) {
      const extra = code < 8 ? 0 : (code >> 2) - 1;
      LENGTHS.push([base, extra]);
      base += 1 << extra;
    }
    LENGTHS.push([258, 0]);
    for (let code = 0, base = 1; code < 30; code++) {
      const extra = code < 4 ? 0 : (code >> 1) - 1;
      AWAY.push([base, extra]);
      base += 1 << extra;
    }
    const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
    for (let last = 0; !last;) {
      last = bits(1);
      const kind = bits(2);
      if (kind === 0) {
        held = count = 0;
        const length = packed[at] | (packed[at + 1] << 8);
        at += 4;
        for (let done = 0; done < length; done++) out.push(packed[at++]);
        continue;
      }
      let letters, aways;
      if (kind === 1) {
        letters = tree(Array.from({length: 288}, (_, n) => n < 144 ? 8 : n < 256 ? 9 : n < 280 ? 7 : 8));
        aways = tree(new Array(30).fill(5));
      } else {
        const many = bits(5) + 257, far = bits(5) + 1, given = bits(4) + 4, first = new Array(19).fill(0);
        for (let n = 0; n < given; n++) first[ORDER[n]] = bits(3);
        const lengths = [], code = tree(first);
        while (lengths.length < many + far) {
          const value = symbol(code);
          if (value < 16) lengths.push(value);
          else {
            const again = value === 16 ? lengths[lengths.length - 1] : 0;
            let times = value === 16 ? 3 + bits(2) : value === 17 ? 3 + bits(3) : 11 + bits(7);
            while (times--) lengths.push(again);
          }
        }
        letters = tree(lengths.slice(0, many));
        aways = tree(lengths.slice(many));
      }
      for (;;) {
        const value = symbol(letters);
        if (value === 256) break;
        if (value < 256) { out.push(value); continue; }
        const [base, extra] = LENGTHS[value - 257], length = base + bits(extra);
        const [near, more] = AWAY[symbol(aways)], from = out.length - near - bits(more);
        for (let n = 0; n < length; n++) out.push(out[from + n]);
      }
    }
    return out;
  }

  const packed = Uint8Array.from(atob(find("scene").textContent), (letter) => letter.charCodeAt(0));
  const scene = JSON.parse(inflate(packed).map((code) => String.fromCharCode(code)).join(""));
  const labels = JSON.parse(find("labels").textContent);
  const canvas = find("table"), paper = canvas.getContext("2d"), sheet = find("sheet"), ground = find("background");
  const slider = find("ply"), list = document.querySelector("ol"), lines = [...list.children];
  const last = scene.steps.length - 1;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let ply = 0, language = document.documentElement.lang, timer = 0, frame = 0;

  // -- pictures

  const grids = [];
  scene.cuts.forEach((cut, number) => {
    const [width, height, back] = cut;
    const cells = back > 0 ? grids[number - back].slice() : new Array(Math.ceil(width / CELL) * Math.ceil(height / CELL)).fill(0);
    for (let at = 3, place = 0; at < cut.length; at += 3) {
      place += cut[at];
      for (let n = 0; n < cut[at + 1]; n++) cells[place++] = cut[at + 2] ? cut[at + 2] + n : 0;
    }
    grids.push(cells);
  });

  const made = new Map();
  function picture(number) {
    let found = made.get(number);
    if (!found) {
      if (made.size > 400) made.clear();
      const [width, height, back] = scene.cuts[number], across = Math.ceil(width / CELL);
      found = document.createElement("canvas");
      found.width = width;
      found.height = height;
      const brush = found.getContext("2d");
      if (back < 0) brush.drawImage(ground, 0, -back * height, width, height, 0, 0, width, height);
      else grids[number].forEach((cell, place) => {
        if (!cell) return;
        const x = (cell - 1) % COLUMNS * CELL, y = Math.floor((cell - 1) / COLUMNS) * CELL;
        brush.drawImage(sheet, x, y, CELL, CELL, place % across * CELL, Math.floor(place / across) * CELL, CELL, CELL);
      });
      made.set(number, found);
    }
    return found;
  }

  // What lies on the table after so many moves: for each thing what is drawn, where, how large and how much of it is seen.
  function position(wanted) {
    const now = new Map(), speaks = scene.languages.indexOf(language);
    for (let n = 0; n <= wanted; n++) {
      const step = scene.steps[n];
      for (let at = 0; at < step.length; at += 2) now.set(step[at], step[at + 1]);
    }
    const result = new Map();
    for (const [thing, number] of now) {
      let entry = scene.lying[number];
      if (entry && entry.some(Array.isArray)) entry = entry[speaks];
      if (!entry) continue;
      const [which, x, y, rank, width, height, seen] = entry, cut = scene.cuts[which];
      result.set(thing, {which, x, y, rank, width: width || cut[0], height: height || cut[1], seen: (seen ?? 100) / 100, thing});
    }
    return result;
  }

  function draw(things) {
    paper.globalAlpha = 1;
    paper.imageSmoothingQuality = "high";
    paper.drawImage(ground, 0, 0, canvas.width, canvas.height, 0, 0, canvas.width, canvas.height);
    for (const each of [...things].sort((a, b) => a.rank - b.rank || a.thing - b.thing)) {
      const source = picture(each.which);
      paper.globalAlpha = each.seen;
      if (each.width === source.width && each.height === source.height) paper.drawImage(source, each.x, each.y);
      else paper.drawImage(source, each.x, each.y, each.width, each.height);
    }
  }

  // From one position to the next, gliding; what is new comes, what is gone goes.
  function glide(before, after) {
    cancelAnimationFrame(frame);
    const began = performance.now();
    const step = (time) => {
      const share = Math.min(1, Math.max(0, time - began) / MOVE_MS), done = share * share * (3 - 2 * share);
      const things = [];
      for (const [thing, to] of after) {
        const from = before.get(thing);
        if (!from) things.push({...to, seen: to.seen * done});
        else {
          const between = (name) => from[name] + (to[name] - from[name]) * done;
          const moves = from.x !== to.x || from.y !== to.y || from.width !== to.width;
          things.push(!moves || share === 1 ? to : {
            ...to, x: between("x"), y: between("y"), width: between("width"), height: between("height"), rank: Math.max(from.rank, to.rank),
          });
        }
      }
      for (const [thing, from] of before) if (!after.has(thing) && share < 1) things.push({...from, seen: from.seen * (1 - done)});
      draw(things);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step(began);
  }

  // -- what is said

  const word = (name) => labels[language][name];
  const textOf = (line) => {
    const own = line.querySelector(`span[lang="${language}"]`) || line.querySelector("a");
    const copy = own.cloneNode(true);
    copy.querySelectorAll("i").forEach((mark) => mark.remove());
    return [...copy.childNodes].map((node) => node.textContent.trim()).filter(Boolean).join(" ");
  };

  function say() {
    const where = ply ? word("shown").replace("{ply}", ply).replace("{last}", last) + " " : "";
    const text = where + textOf(lines[ply]);
    find("said").textContent = text;
    slider.value = ply;
    slider.setAttribute("aria-valuetext", text);
    canvas.setAttribute("aria-label", `${word("table")}. ${text}`);
    lines.forEach((line, number) => line.firstChild.toggleAttribute("aria-current", number === ply));
    const line = lines[ply];
    list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
    find("back").disabled = find("first").disabled = ply === 0;
    find("on").disabled = find("last").disabled = ply === last;
    const here = find("here");
    if (here) here.setAttribute("transform", `translate(${last ? ply * here.ownerSVGElement.viewBox.baseVal.width / last : 0})`);
  }

  function speak() {
    document.documentElement.lang = language;
    for (const name of ["first", "back", "on", "last"]) name_(find(name), word(name));
    name_(find("play"), word(timer ? "stop" : "play"));
    slider.setAttribute("aria-label", word("move"));
    document.querySelector(".languages").setAttribute("aria-label", word("language"));
    say();
  }

  function name_(button, text) {
    button.title = text;
    button.setAttribute("aria-label", text);
  }

  // -- what people do

  function show(wanted, gently) {
    wanted = Math.min(last, Math.max(0, wanted));
    const before = position(ply), after = position(wanted);
    const near = gently && Math.abs(wanted - ply) === 1 && !still.matches;
    ply = wanted;
    if (near) glide(before, after);
    else {
      cancelAnimationFrame(frame);
      draw(after.values());
    }
    say();
  }

  function play(on) {
    clearInterval(timer);
    timer = 0;
    if (on) {
      if (ply === last) show(0);
      timer = setInterval(() => {
        show(ply + 1, true);
        if (ply === last) play(false);
      }, PAUSE_MS);
    }
    find("play").querySelector("path").setAttribute("d", timer ? "M6 5h4.5v14H6zM13.5 5H18v14h-4.5z" : "M7 4v16l13-8z");
    name_(find("play"), word(timer ? "stop" : "play"));
  }

  const go = (wanted) => { play(false); show(wanted, true); };
  const asked = () => {
    const found = /^#m(\d+)$/.exec(location.hash);
    return found ? Math.min(last, Number(found[1])) : 0;
  };

  function begin() {
    find("end").hidden = true;
    canvas.hidden = false;
    document.documentElement.classList.add("scripted");
    document.querySelector(".controls").hidden = false;
    find("first").onclick = () => go(0);
    find("back").onclick = () => go(ply - 1);
    find("on").onclick = () => go(ply + 1);
    find("last").onclick = () => go(last);
    find("play").onclick = () => play(!timer);
    slider.oninput = () => go(Number(slider.value));
    list.onclick = (event) => {
      const line = event.target.closest("li");
      if (!line) return;
      event.preventDefault();
      go(lines.indexOf(line));
    };
    onhashchange = () => go(asked());
    onkeydown = (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches?.("input")) return;
      const ways = {ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: last};
      if (event.key in ways) go(ways[event.key]);
      else if (event.key === "p" || event.key === "P") play(!timer);
      else return;
      event.preventDefault();
    };
    for (const radio of document.querySelectorAll("input[name=language]")) {
      radio.onchange = () => {
        language = radio.value;
        speak();
        show(ply);
      };
      if (radio.checked) language = radio.value;
    }
    play(false);
    speak();
    show(asked());
  }

  Promise.all([sheet.decode(), ground.decode()]).then(begin);
})();
