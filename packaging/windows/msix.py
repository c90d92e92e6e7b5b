#!/usr/bin/env python3
"""Packs the program as an MSIX for the Microsoft Store, which signs it. packaging/windows/build.sh calls it.

    packaging/windows/msix.py VERSION NAME PUBLISHER AUTHOR FOLDER PACKAGE

NAME and PUBLISHER are those of the app's identity in the Store ("CN=…"), AUTHOR is the name that people see, and FOLDER has
kuba.exe and the texts beside it. Files are stored as they are: the Store compresses what it hands out.

The block map has a sum for every 64 KiB of every file.
"""

import base64
import hashlib
import re
import sys
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

ROOT = Path(__file__).resolve().parent.parent.parent
LANGUAGES = ["en", "de", "es", "fr", "ja", "ro"]
BLOCK = 65536
# Earliest time of a ZIP archive, so that the same files give the same package.
TIME = (1980, 1, 1, 0, 0, 0)
# Length of a file's header in a ZIP archive without its name.
HEADER = 30
ICONS = {"Assets/Store.png": 50, "Assets/Small.png": 44, "Assets/Medium.png": 150}
TYPES = {
    "exe": "application/x-msdownload",
    "com": "application/x-msdownload",
    "txt": "text/plain",
    "png": "image/png",
    "xml": "application/vnd.ms-appx.manifest+xml",
}
XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
MANIFEST = """<Package xmlns="http://schemas.microsoft.com/appx/manifest/foundation/windows10"
    xmlns:uap="http://schemas.microsoft.com/appx/manifest/uap/windows10"
    xmlns:rescap="http://schemas.microsoft.com/appx/manifest/foundation/windows10/restrictedcapabilities"
    IgnorableNamespaces="uap rescap">
  <Identity Name={name} Publisher={publisher} Version="{version}" ProcessorArchitecture="x64"/>
  <Properties>
    <DisplayName>Kuba</DisplayName>
    <PublisherDisplayName>{author}</PublisherDisplayName>
    <Logo>Assets\\Store.png</Logo>
  </Properties>
  <Dependencies>
    <TargetDeviceFamily Name="Windows.Desktop" MinVersion="10.0.17763.0" MaxVersionTested="10.0.26100.0"/>
  </Dependencies>
  <Resources>
{languages}
  </Resources>
  <Applications>
    <Application Id="Kuba" Executable="kuba.exe" EntryPoint="Windows.FullTrustApplication">
      <uap:VisualElements DisplayName="Kuba" Description={summary} BackgroundColor="transparent"
          Square150x150Logo="Assets\\Medium.png" Square44x44Logo="Assets\\Small.png"/>
      <Extensions>
{types}
      </Extensions>
    </Application>
  </Applications>
  <Capabilities>
    <rescap:Capability Name="runFullTrust"/>
  </Capabilities>
</Package>
"""
TYPE = """        <uap:Extension Category="windows.fileTypeAssociation">
          <uap:FileTypeAssociation Name="{name}">
            <uap:SupportedFileTypes>{endings}</uap:SupportedFileTypes>
          </uap:FileTypeAssociation>
        </uap:Extension>"""
# A picture can contain a game: the system offers the program under "Open with".
PICTURES = ["png", "jpg", "jpeg", "webp", "gif"]


def file_type(name, endings):
    return TYPE.format(name=name, endings="".join(f"<uap:FileType>.{ending}</uap:FileType>" for ending in endings))


def manifest(version, name, publisher, author):
    metadata = ElementTree.parse(ROOT / "packaging/linux/org.kubagame.Kuba.metainfo.xml").getroot()
    kinds = [kind.text.removeprefix("application/x-") for kind in metadata.findall("provides/mediatype")]
    return XML + MANIFEST.format(
        name=quoteattr(name),
        publisher=quoteattr(publisher),
        version=f"{version}.0",
        author=escape(author),
        languages="\n".join(f'    <Resource Language="{language}"/>' for language in LANGUAGES),
        summary=quoteattr(metadata.findtext("summary")),
        types="\n".join([file_type(kind, [kind]) for kind in kinds] + [file_type("picture", PICTURES)]),
    )


def block_map(files):
    lines = [
        XML + '<BlockMap xmlns="http://schemas.microsoft.com/appx/2010/blockmap"'
        ' HashMethod="http://www.w3.org/2001/04/xmlenc#sha256">'
    ]
    for path, content in files.items():
        name = path.replace("/", "\\")
        lines.append(f'  <File Name="{name}" Size="{len(content)}" LfhSize="{HEADER + len(path.encode())}">')
        for start in range(0, len(content), BLOCK):
            digest = hashlib.sha256(content[start : start + BLOCK]).digest()
            lines.append(f'    <Block Hash="{base64.b64encode(digest).decode()}"/>')
        lines.append("  </File>")
    return "\n".join([*lines, "</BlockMap>", ""])


def content_types():
    defaults = "".join(f'<Default Extension="{ending}" ContentType="{kind}"/>' for ending, kind in TYPES.items())
    override = '<Override PartName="/AppxBlockMap.xml" ContentType="application/vnd.ms-appx.blockmap+xml"/>'
    return f'{XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">{defaults}{override}</Types>\n'


def main():
    version, name, publisher, author, folder, package = sys.argv[1:]
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        sys.exit(f"msix: {version} is no version of three numbers")
    files = {path.name: path.read_bytes() for path in sorted(Path(folder).iterdir())}
    files |= {path: (ROOT / f"assets/icon/kuba-{size}.png").read_bytes() for path, size in ICONS.items()}
    files["AppxManifest.xml"] = manifest(version, name, publisher, author).encode()
    every = files | {"AppxBlockMap.xml": block_map(files).encode(), "[Content_Types].xml": content_types().encode()}
    with zipfile.ZipFile(package, "w", zipfile.ZIP_STORED) as archive:
        for path, content in every.items():
            archive.writestr(zipfile.ZipInfo(path, TIME), content)


main()
