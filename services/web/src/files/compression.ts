import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/**
 * Qualities of brotli and gzip. `fast`: while a visitor waits. `thorough`: between two visits, again with each change of the
 * content; a document is 1 % larger than at its best for a third of the work. `best`: once for as long as a release lives.
 */
const QUALITIES = { fast: { br: 5, gzip: 6 }, thorough: { br: 10, gzip: 9 }, best: { br: 11, gzip: 9 } } as const

export type Effort = keyof typeof QUALITIES

/** Runs off the main thread. */
export async function compress(content: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const quality = QUALITIES[effort][encoding]
  if (encoding === 'gzip') return zip(content, { level: quality })
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
}

/** Browsers send a handful of different headers, so what each means is remembered. */
const understood = new Map<string, Encoding | null>()
const MAX_UNDERSTOOD = 200

/** The best encoding that an `Accept-Encoding` header allows, or null for none. */
export function preferredEncoding(header: string | undefined): Encoding | null {
  if (!header) return null
  let encoding = understood.get(header)
  if (encoding === undefined) {
    encoding = readEncoding(header)
    if (understood.size >= MAX_UNDERSTOOD) understood.clear()
    understood.set(header, encoding)
  }
  return encoding
}

function readEncoding(header: string): Encoding | null {
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : null
}

function accepts(header: string, encoding: Encoding): boolean {
  if (!header.includes(encoding)) return false
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';')
    return name?.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  })
}
