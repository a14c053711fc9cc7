# Build dist\elios-desktop-VERSION-setup.exe: PyInstaller's folder in an Inno Setup installer.
# Needs Python 3.11 or newer (64 bit) and Inno Setup 6. Run in PowerShell: packaging\windows\build.ps1
# It has not been run yet: see docs/release.md.
$ErrorActionPreference = "Stop"
$root = Resolve-Path (Join-Path $PSScriptRoot "..\..")
Set-Location $root

$version = (Select-String -Path "elios_desktop\__init__.py" -Pattern '__version__ = "([^"]+)"').Matches[0].Groups[1].Value
$compiler = @(
    (Get-Command iscc -ErrorAction SilentlyContinue).Source
    "${env:ProgramFiles(x86)}\Inno Setup 6\ISCC.exe"
    "$env:ProgramFiles\Inno Setup 6\ISCC.exe"
) | Where-Object { $_ -and (Test-Path $_) } | Select-Object -First 1
if (-not $compiler) { throw "Inno Setup 6 is missing: https://jrsoftware.org/isdl.php" }

& py -3 packaging\bundle.py
if ($LASTEXITCODE -ne 0) { throw "packaging\bundle.py failed" }

# The folder has to say that everything is there before it is packed. A program without a console writes into pipes only.
$env:QT_QPA_PLATFORM = "offscreen"
$check = Start-Process "dist\elios-desktop\elios-desktop.exe" "--check" -Wait -PassThru -NoNewWindow -RedirectStandardOutput "build\check.txt"
Remove-Item Env:QT_QPA_PLATFORM
Get-Content "build\check.txt"
if ($check.ExitCode -ne 0) { throw "elios-desktop --check failed" }

& $compiler "/DVersion=$version" "/DRoot=$root" packaging\windows\elios-desktop.iss
if ($LASTEXITCODE -ne 0) { throw "Inno Setup failed" }
Write-Output "dist\elios-desktop-$version-setup.exe"
