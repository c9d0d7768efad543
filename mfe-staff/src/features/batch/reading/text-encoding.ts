export const encodings = ['utf-8', 'windows-1258', 'utf-16le', 'utf-16be'] as const
export type Encoding = (typeof encodings)[number]

/**
 * The encoding of a text file: by its mark, by the zero bytes of UTF-16, else UTF-8 where it is valid; what is left is taken for the
 * code page of Vietnamese Windows.
 *
 * @param head the first bytes of the file
 */
export function guessEncoding(head: Uint8Array): Encoding {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = (from: 0 | 1) => head.reduce((sum, byte, place) => sum + (place % 2 === from && byte === 0 ? 1 : 0), 0)
  if (zeros(1) > head.length / 5) return 'utf-16le'
  if (zeros(0) > head.length / 5) return 'utf-16be'
  try {
    // `stream`: the last letter may be cut in two.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1258'
  }
}

/** The text of a whole file, composed: code page 1258 writes tone marks as letters of their own. */
export async function decodeText(file: Blob, encoding: Encoding): Promise<string> {
  const text = new TextDecoder(encoding).decode(await file.arrayBuffer())
  return encoding === 'windows-1258' ? text.normalize('NFC') : text
}
