import { Inflate } from 'fflate'
import { FILE_LIMITS, UnreadableFile } from '../file-limits'

/** Bytes that are read at a time: a sheet of a hundred thousand rows is 60 MB of XML, which is never whole in memory. */
const CHUNK = 1 << 17
/** Bytes that are unpacked at a time, to at most a thousand times as many. */
const UNPACKED_AT_ONCE = 1 << 11

/** Records of the format (PKWARE APPNOTE, 4.3). */
const END = { signature: 0x06054b50, bytes: 22, commentMax: 0xffff } as const
const ENTRY = { signature: 0x02014b50, bytes: 46 } as const
const LOCAL = { signature: 0x04034b50, bytes: 30 } as const
const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1

interface ZipEntry {
  readonly at: number
  readonly packed: number
  /** What the directory says that it unpacks to; one that unpacks to more is refused. */
  readonly unpacked: number
  readonly method: number
}

/** The files of an archive, by their names in lower case: those of a package are told apart without it (ECMA-376-2, 6.2.2). */
export interface ZipArchive {
  readonly blob: Blob
  readonly entries: ReadonlyMap<string, ZipEntry>
}

/**
 * Opens an archive by the directory at its end. That holds sizes also of files that were packed as a stream, whose own heads lack them. What unpacks to
 * more than `FILE_LIMITS` is refused before anything is unpacked.
 *
 * @throws {UnreadableFile}
 */
export async function openZip(blob: Blob): Promise<ZipArchive> {
  const tailAt = Math.max(0, blob.size - END.bytes - END.commentMax)
  const tail = await viewOf(blob, tailAt, blob.size)
  let end = tail.byteLength - END.bytes
  while (end >= 0 && tail.getUint32(end, true) !== END.signature) end--
  if (end < 0) throw new UnreadableFile('no archive')
  const [size, at] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  const directory = await viewOf(blob, at, at + size)
  const entries = new Map<string, ZipEntry>()
  let unpacked = 0
  let parts = 0
  for (let place = 0; place + ENTRY.bytes <= directory.byteLength; ) {
    if (directory.getUint32(place, true) !== ENTRY.signature) throw new UnreadableFile('broken directory')
    const [flags, method] = [directory.getUint16(place + 8, true), directory.getUint16(place + 10, true)]
    if (flags & ENCRYPTED) throw new UnreadableFile('encrypted')
    const nameBytes = directory.getUint16(place + 28, true)
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, place + ENTRY.bytes, nameBytes))
    const entry = {
      at: directory.getUint32(place + 42, true),
      packed: directory.getUint32(place + 20, true),
      unpacked: directory.getUint32(place + 24, true),
      method,
    }
    entries.set(name.toLowerCase(), entry)
    unpacked += entry.unpacked
    parts += 1
    if (unpacked > FILE_LIMITS.unpackedBytes || parts > FILE_LIMITS.parts) throw new UnreadableFile('too large')
    place += ENTRY.bytes + nameBytes + directory.getUint16(place + 30, true) + directory.getUint16(place + 32, true)
  }
  return { blob, entries }
}

/**
 * Gives the text of one file in an archive, piece by piece; answers whether the archive has it.
 *
 * @param take answers false when it has enough
 * @param mostBytes what it may unpack to
 * @throws {UnreadableFile} before more than that is unpacked
 */
export async function readZipEntry(
  { blob, entries }: ZipArchive,
  name: string,
  mostBytes: number,
  take: (text: string, final: boolean) => boolean,
  progress: (share: number) => void = () => {},
): Promise<boolean> {
  const entry = entries.get(name.toLowerCase())
  if (!entry) return false
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new UnreadableFile('unknown packing')
  if (entry.unpacked > mostBytes) throw new UnreadableFile('too large')
  const head = await viewOf(blob, entry.at, entry.at + LOCAL.bytes)
  if (head.byteLength < LOCAL.bytes || head.getUint32(0, true) !== LOCAL.signature) throw new UnreadableFile('no file')
  const from = entry.at + LOCAL.bytes + head.getUint16(26, true) + head.getUint16(28, true)
  const to = from + entry.packed
  const decoder = new TextDecoder()
  const { unpacked: mostUnpacked } = entry
  let done = false
  let unpacked = 0
  function give(data: Uint8Array, final: boolean): void {
    unpacked += data.length
    if (unpacked > mostUnpacked) throw new UnreadableFile('too large')
    if (!done) done = !take(decoder.decode(data, { stream: !final }), final) || final
  }
  const inflate = entry.method === DEFLATED ? new Inflate(give) : null
  for (let at = from; at < to && !done; at += CHUNK) {
    const until = Math.min(at + CHUNK, to)
    const bytes = new Uint8Array(await blob.slice(at, until).arrayBuffer())
    if (inflate) {
      for (let begin = 0; begin < bytes.length && !done; begin += UNPACKED_AT_ONCE) {
        const end = begin + UNPACKED_AT_ONCE
        unpack(inflate, bytes.subarray(begin, end), until === to && end >= bytes.length)
      }
    } else give(bytes, until === to)
    progress((until - from) / (to - from))
  }
  return true
}

function unpack(inflate: Inflate, bytes: Uint8Array, final: boolean): void {
  try {
    inflate.push(bytes, final)
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(String(error))
  }
}

/** A small file of an archive as a whole; null when it has none of that name. */
export async function readZipText(archive: ZipArchive, name: string): Promise<string | null> {
  let text = ''
  const found = await readZipEntry(archive, name, FILE_LIMITS.partBytes, (piece) => {
    text += piece
    return true
  })
  return found ? text : null
}

async function viewOf(blob: Blob, from: number, to: number): Promise<DataView> {
  return new DataView(await blob.slice(from, to).arrayBuffer())
}
