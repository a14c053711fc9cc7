; The installer's recipe; make_installer.py gives VERSION, APP (the folder), OUT and KIB (its size).
; It needs no administrator: the program goes to where a user's own programs are, and games stay with the user.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
RequestExecutionLevel user
!include MUI2.nsh
!include FileFunc.nsh

!define NAME "Elios Desktop"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\io.github.elios_desktop.EliosDesktop"
Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Elios Desktop"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME}"
VIAddVersionKey "CompanyName" "The Elios Desktop developers"
VIAddVersionKey "LegalCopyright" "MIT License"

!define MUI_ICON "${APP}/elios-desktop.ico"
!define MUI_UNICON "${APP}/elios-desktop.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\elios-desktop.exe"
!insertmacro MUI_PAGE_LICENSE "${APP}/LICENSE.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Italian"

LangString GAME_FILE ${LANG_ENGLISH} "Elios Desktop game"
LangString GAME_FILE ${LANG_GERMAN} "Elios-Desktop-Spiel"
LangString GAME_FILE ${LANG_ITALIAN} "Partita di Elios Desktop"
LangString IS_OPEN ${LANG_ENGLISH} "Elios Desktop is open. Please close it first; every move is saved."
LangString IS_OPEN ${LANG_GERMAN} "Elios Desktop ist offen. Bitte schließ es zuerst; jeder Schritt ist gespeichert."
LangString IS_OPEN ${LANG_ITALIAN} "Elios Desktop è aperto. Chiudilo prima; ogni mossa è salvata."

; While the program runs its Python can't be written to.
!macro WAIT_UNTIL_CLOSED
  again:
  IfFileExists "$INSTDIR\python\pythonw.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\python\pythonw.exe" a
  IfErrors 0 shut
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_OPEN)" /SD IDCANCEL IDRETRY again
  SetErrorLevel 2
  Quit
  shut:
  FileClose $0
  closed:
!macroend

; What an installation has put there, and nothing else: whoever has put other things into the folder keeps them.
!macro CLEAR
  RMDir /r "$INSTDIR\python"
  Delete "$INSTDIR\elios-desktop.exe"
  Delete "$INSTDIR\elios-desktop.com"
  Delete "$INSTDIR\elios-desktop.ico"
  Delete "$INSTDIR\NOTICES.txt"
  Delete "$INSTDIR\LICENSE.txt"
!macroend

Section
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro CLEAR
  SetOutPath "$INSTDIR"
  File /r "${APP}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Elios Desktop.lnk" "$INSTDIR\elios-desktop.exe" "" "$INSTDIR\elios-desktop.ico"
  WriteRegStr HKCU "Software\Classes\.elios" "" "EliosDesktop.Game"
  WriteRegStr HKCU "Software\Classes\EliosDesktop.Game" "" "$(GAME_FILE)"
  WriteRegStr HKCU "Software\Classes\EliosDesktop.Game\DefaultIcon" "" "$INSTDIR\elios-desktop.ico"
  WriteRegStr HKCU "Software\Classes\EliosDesktop.Game\shell\open\command" "" '"$INSTDIR\elios-desktop.exe" "%1"'
  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\elios-desktop.ico"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Elios Desktop developers"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KIB}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

Section Uninstall
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro CLEAR
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Elios Desktop.lnk"
  DeleteRegKey HKCU "Software\Classes\EliosDesktop.Game"
  ReadRegStr $0 HKCU "Software\Classes\.elios" ""
  StrCmp $0 "EliosDesktop.Game" 0 others
  DeleteRegKey HKCU "Software\Classes\.elios"
  others:
  DeleteRegKey HKCU "${KEY}"
  ${un.RefreshShellIcons}
SectionEnd
