export interface SetTitle {
  readonly size: number
  readonly lines: readonly string[]
}

/** Sizes in pixels, the largest first; a title takes the first in which it fits. */
const SIZES = [64, 56, 48, 42]
const MOST_LINES = 5

/** A title broken into lines of a width; what is too long even in the smallest size ends with an ellipsis. */
export function setTitle(title: string, most: number, widthOf: (text: string, size: number) => number): SetTitle {
  const words = title.trim().split(/\s+/)
  for (const size of SIZES) {
    const lines = broken(words, (text) => widthOf(text, size) <= most)
    if (lines.length <= MOST_LINES && lines.every((line) => widthOf(line, size) <= most)) return { size, lines }
  }
  const size = SIZES.at(-1) ?? 42
  const fits = (text: string) => widthOf(text, size) <= most
  const lines = broken(words, fits).slice(0, MOST_LINES)
  return { size, lines: lines.map((line, index) => cut(line, index === MOST_LINES - 1 ? '…' : '', fits)) }
}

function broken(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return line === '' ? lines : [...lines, line]
}

function cut(line: string, end: string, fits: (text: string) => boolean): string {
  if (fits(line + end)) return line + end
  let kept = [...line]
  while (kept.length > 0 && !fits(`${kept.join('')}…`)) kept = kept.slice(0, -1)
  return `${kept.join('').trimEnd()}…`
}
