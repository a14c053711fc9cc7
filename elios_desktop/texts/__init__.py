"""Words: codes, events and moves -> sentences. No Qt here, so that the engine can explain a refusal without it.

Every function that makes a sentence takes a `Translate`; in the window that is Qt's translator, on the command line
a catalogue read from the same `.ts` files (`texts.catalogue`).
"""
