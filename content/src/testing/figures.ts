/** A quantity that a sentence names, "2–3 bữa": from, to and its unit. */
export interface Figure {
  readonly from: number
  readonly to: number
  readonly unit: string
}

const WORDS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười']
/** Ages and times of day stand in every other sentence and are no quantities of a rule. */
const UNITS = ['kg', 'g', 'µg', 'mg', 'ml', 'cm', '%', 'giờ', 'thìa', 'lần', 'bữa', 'cữ', 'đơn vị']

const NUMBER = `\\d+(?:,\\d+)?|${WORDS.slice(1).join('|')}`
const FIGURE = new RegExp(
  `(?<![\\p{L}\\d,])(${NUMBER})(?:\\s?(?:–|-|đến|, )\\s?(${NUMBER}))?\\s?(${UNITS.join('|')})(?!\\p{L})`,
  'giu',
)

/** The quantities of a sentence; numbers may be words. */
export function figuresOf(sentence: string): readonly Figure[] {
  return [...sentence.matchAll(FIGURE)].map(([, from = '', to, unit = '']) => {
    const least = numberOf(from)
    return { from: least, to: to === undefined ? least : numberOf(to), unit: unit.toLowerCase() }
  })
}

/** Figures of one text that are named in a unit of the other, and fit none of its quantities. */
export function strangeFigures(text: string, ...statements: readonly string[]): readonly Figure[] {
  const stated = statements.flatMap(figuresOf)
  return figuresOf(text).filter((figure) => {
    const same = stated.filter(({ unit }) => unit === figure.unit)
    return same.length > 0 && !same.some(({ from, to }) => figure.from <= to && from <= figure.to)
  })
}

function numberOf(number: string): number {
  const word = WORDS.indexOf(number.toLowerCase())
  return word > 0 ? word : Number(number.replace(',', '.'))
}
