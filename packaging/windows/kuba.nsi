; Installs Kuba for one user, without an administrator: menu entry, types of files, and a way to remove it all.
; packaging/windows/build.sh calls makensis with VERSION, PUBLISHER, FOLDER (what is installed) and OUTPUT; and with TARGET
; if makensis can make a 64-bit program.
!ifdef TARGET
  Target ${TARGET}
!endif
Unicode true
!include "MUI2.nsh"

Name "Kuba"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Kuba"
InstallDirRegKey HKCU "Software\Kuba" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Kuba"

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\kuba.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The installer speaks the language of the system, or else the first of these.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "Romanian"
; What the explorer calls a saved game.
LangString kuba ${LANG_ENGLISH} "Kuba game"
LangString kuba ${LANG_GERMAN} "Kuba-Partie"
LangString kuba ${LANG_SPANISH} "Partida de Kuba"
LangString kuba ${LANG_FRENCH} "Partie de Kuba"
LangString kuba ${LANG_JAPANESE} "Kubaの対局"
LangString kuba ${LANG_ROMANIAN} "Partidă de Kuba"
LangString cubulus ${LANG_ENGLISH} "Cubulus game"
LangString cubulus ${LANG_GERMAN} "Cubulus-Partie"
LangString cubulus ${LANG_SPANISH} "Partida de Cubulus"
LangString cubulus ${LANG_FRENCH} "Partie de Cubulus"
LangString cubulus ${LANG_JAPANESE} "Cubulusの対局"
LangString cubulus ${LANG_ROMANIAN} "Partidă de Cubulus"
LangString qubism ${LANG_ENGLISH} "Qubism game"
LangString qubism ${LANG_GERMAN} "Qubism-Partie"
LangString qubism ${LANG_SPANISH} "Partida de Qubism"
LangString qubism ${LANG_FRENCH} "Partie de Qubism"
LangString qubism ${LANG_JAPANESE} "Qubismの対局"
LangString qubism ${LANG_ROMANIAN} "Partidă de Qubism"

!macro Register GAME
  WriteRegStr HKCU "Software\Classes\.${GAME}" "" "Kuba.${GAME}"
  WriteRegStr HKCU "Software\Classes\Kuba.${GAME}" "" "$(${GAME})"
  WriteRegStr HKCU "Software\Classes\Kuba.${GAME}\DefaultIcon" "" "$INSTDIR\kuba.exe,0"
  WriteRegStr HKCU "Software\Classes\Kuba.${GAME}\shell\open\command" "" '"$INSTDIR\kuba.exe" "%1"'
!macroend

; A picture can contain a game: the explorer offers the program under "Open with", and opens pictures as before.
!define APPLICATION "Software\Classes\Applications\kuba.exe"
!macro Offer ENDING
  WriteRegStr HKCU "${APPLICATION}\SupportedTypes" ".${ENDING}" ""
!macroend

!macro Forget GAME
  DeleteRegKey HKCU "Software\Classes\Kuba.${GAME}"
  ReadRegStr $0 HKCU "Software\Classes\.${GAME}" ""
  StrCmp $0 "Kuba.${GAME}" 0 +2
  DeleteRegKey HKCU "Software\Classes\.${GAME}"
!macroend

Section "Kuba"
  SetOutPath "$INSTDIR"
  File "${FOLDER}\kuba.exe"
  File "${FOLDER}\kuba.com"
  File "${FOLDER}\CHANGELOG.txt"
  File "${FOLDER}\LICENCES.txt"
  CreateShortcut "$SMPROGRAMS\Kuba.lnk" "$INSTDIR\kuba.exe"
  !insertmacro Register "kuba"
  !insertmacro Register "cubulus"
  !insertmacro Register "qubism"
  WriteRegStr HKCU "${APPLICATION}" "FriendlyAppName" "Kuba"
  WriteRegStr HKCU "${APPLICATION}\shell\open\command" "" '"$INSTDIR\kuba.exe" "%1"'
  !insertmacro Offer "png"
  !insertmacro Offer "jpg"
  !insertmacro Offer "jpeg"
  !insertmacro Offer "webp"
  !insertmacro Offer "gif"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Kuba" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Kuba"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\kuba.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Games and settings stay: they are the user's.
Section "Uninstall"
  Delete "$INSTDIR\kuba.exe"
  Delete "$INSTDIR\kuba.com"
  Delete "$INSTDIR\CHANGELOG.txt"
  Delete "$INSTDIR\LICENCES.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ; It may have come with this program. What is not empty stays.
  RMDir "$LOCALAPPDATA\Programs"
  Delete "$SMPROGRAMS\Kuba.lnk"
  !insertmacro Forget "kuba"
  !insertmacro Forget "cubulus"
  !insertmacro Forget "qubism"
  DeleteRegKey HKCU "${APPLICATION}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, i 0, i 0)'
  DeleteRegKey HKCU "Software\Kuba"
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
