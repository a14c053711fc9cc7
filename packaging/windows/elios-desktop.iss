; Inno Setup's recipe of the installer; build.ps1 gives Version and Root. It needs no administrator.
; It has not been run yet: see docs/release.md.
[Setup]
AppId=io.github.elios_desktop.EliosDesktop
AppName=Elios Desktop
AppVersion={#Version}
AppPublisher=The Elios Desktop developers
AppPublisherURL=https://elios-desktop.github.io/
DefaultDirName={autopf}\Elios Desktop
DefaultGroupName=Elios Desktop
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile={#Root}\LICENSE
; Whose works come with it (Qt, PySide6, Python …), their licenses, and how Qt is replaced.
InfoBeforeFile={#Root}\build\notices\NOTICES.txt
SetupIconFile={#Root}\build\icons\elios-desktop.ico
UninstallDisplayIcon={app}\elios-desktop.exe
ChangesAssociations=yes
Compression=lzma2/max
SolidCompression=yes
OutputDir={#Root}\dist
OutputBaseFilename=elios-desktop-{#Version}-setup

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[CustomMessages]
en.GameFile=Elios Desktop game
de.GameFile=Elios-Desktop-Spiel
it.GameFile=Partita di Elios Desktop

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "{#Root}\dist\elios-desktop\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Elios Desktop"; Filename: "{app}\elios-desktop.exe"
Name: "{autodesktop}\Elios Desktop"; Filename: "{app}\elios-desktop.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.elios"; ValueType: string; ValueData: "EliosDesktop.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\EliosDesktop.Game"; ValueType: string; ValueData: "{cm:GameFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\EliosDesktop.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\elios-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\EliosDesktop.Game\shell\open\command"; ValueType: string; ValueData: """{app}\elios-desktop.exe"" ""%1"""

[Run]
Filename: "{app}\elios-desktop.exe"; Description: "{cm:LaunchProgram,Elios Desktop}"; Flags: nowait postinstall skipifsilent
