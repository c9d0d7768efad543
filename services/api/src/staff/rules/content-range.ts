/** First and last byte of a part, both included. */
export interface BytePart {
  readonly from: number
  readonly to: number
}

/**
 * What the header `Range` asks of a file (RFC 9110, 14.2): a part, `whole` for none, several at once or a unit other than bytes, which may be
 * ignored; `none` for a part that the file has not.
 */
export function requestedPart(range: string | undefined, size: number): BytePart | 'whole' | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(range?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { from: size - length, to: size - 1 }
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return 'whole'
  if (from >= size) return 'none'
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** Whether `If-Range` still names this file: a part of another one would spoil what its visitor has. */
export function isSameFile(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange.trim() === etag
}
