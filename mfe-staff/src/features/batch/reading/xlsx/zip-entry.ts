import { Unzip, UnzipInflate } from 'fflate'

/** Bytes that are unpacked at a time: a sheet of a hundred thousand rows is 60 MB of XML, which is never whole in memory. */
const CHUNK = 1 << 17
/** What unpacks to more is no table of children but made to fill the memory. */
const UNPACKED_MAX = 1 << 30

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/**
 * Gives the text of one file in a ZIP archive, piece by piece; answers whether the archive has it.
 *
 * @param take answers false when it has enough
 */
export async function readZipEntry(
  archive: Blob,
  name: string,
  take: (text: string, final: boolean) => boolean,
  progress: (share: number) => void = () => {},
): Promise<boolean> {
  let found = false
  let done = false
  let unpacked = 0
  const decoder = new TextDecoder()
  const unzip = new Unzip((file) => {
    if (file.name !== name) return
    found = true
    file.ondata = (error, data, final) => {
      if (error) throw new UnreadableFile(error.message)
      unpacked += data.length
      if (unpacked > UNPACKED_MAX) throw new UnreadableFile('too large')
      if (!done) done = !take(decoder.decode(data, { stream: !final }), final) || final
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < archive.size && !done; at += CHUNK) {
    const bytes = new Uint8Array(await archive.slice(at, at + CHUNK).arrayBuffer())
    unzip.push(bytes, at + CHUNK >= archive.size)
    progress(Math.min(1, (at + CHUNK) / archive.size))
  }
  return found
}

/** A small file of an archive as a whole; null when it has none of that name. */
export async function readZipText(archive: Blob, name: string): Promise<string | null> {
  let text = ''
  const found = await readZipEntry(archive, name, (piece) => {
    text += piece
    return true
  })
  return found ? text : null
}
