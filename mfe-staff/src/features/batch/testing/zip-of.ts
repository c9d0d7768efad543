import { deflateRawSync } from 'node:zlib'
import { unzipSync } from 'fflate'

/** A part of an archive as it is packed, and what the archive says that it unpacks to. */
export interface PackedPart {
  readonly name: string
  readonly packed: Uint8Array
  readonly size: number
}

/** The parts of an archive, packed again. */
export function packedParts(archive: Uint8Array): readonly PackedPart[] {
  return Object.entries(unzipSync(archive)).map(([name, content]) => ({
    name,
    packed: deflateRawSync(content),
    size: content.length,
  }))
}

/** An archive of parts whatever they say (PKWARE APPNOTE, 4.3); without checksums, which nothing here reads. */
export function zipOf(parts: readonly PackedPart[]): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, packed, size } of parts) {
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt16LE(name.length, 26)
    files.push(local, Buffer.from(name), Buffer.from(packed))
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...files, ...directory, end]))
}
