import { statesAgeUnit } from '../parsing/cell-age'
import { dayEvidence, isInterchangeable } from '../parsing/cell-day'
import { isSexCode, isSexWord, wordOf } from '../parsing/cell-words'
import type { Cell, FileRow } from './cells'

/** What all cells of a column look like, whatever the column is. */
export interface ColumnProfile {
  readonly filled: number
  /** Days by what they say of their order, and the first lines that say it. */
  readonly days: Readonly<Record<'day-first' | 'month-first' | 'either', DayCount>>
  /** Days of yyyy-mm-dd, as Excel's come: those whose date could be a month, and the others. */
  readonly isoDays: { readonly interchangeable: number; readonly certain: number }
  readonly commas: number
  readonly points: number
  /** How often a figure or a letter stands alone, by it; empty when there are too many. */
  readonly codes: Readonly<Record<string, number>>
  readonly sexWords: number
  /** Ages in words, and figures alone. */
  readonly agesInWords: number
  readonly figures: number
  /** The greatest of the figures, 0 without any. */
  readonly greatest: number
}

export interface DayCount {
  readonly count: number
  readonly lines: readonly number[]
}

const LINES_TOLD = 3
const CODES_MAX = 12
/** No day, word or age is longer. */
const TEXT_MAX = 40

class Profile {
  filled = 0
  readonly days = { 'day-first': newCount(), 'month-first': newCount(), either: newCount() }
  readonly isoDays = { interchangeable: 0, certain: 0 }
  commas = 0
  points = 0
  sexWords = 0
  agesInWords = 0
  figures = 0
  greatest = 0
  #codes = new Map<string, number>()

  get codes(): Readonly<Record<string, number>> {
    return this.#codes.size > CODES_MAX ? {} : Object.fromEntries(this.#codes)
  }

  add(cell: Cell, line: number): void {
    if (typeof cell === 'number') {
      this.filled++
      this.#addFigure(cell)
      if (Number.isInteger(cell) && cell >= 0 && cell < 100) this.#addCode(String(cell))
      return
    }
    const text = cell.trim()
    if (text === '') return
    this.filled++
    if (text.length > TEXT_MAX) return
    const hasDigit = /\d/.test(text)
    if (text.includes(',')) this.commas++
    if (text.includes('.')) this.points++
    if (hasDigit && /^[\d.,]+$/.test(text)) this.#addFigure(Number.parseFloat(text.replace(',', '.')))
    else if (hasDigit && /\p{L}/u.test(text) && statesAgeUnit(text)) this.agesInWords++
    if (hasDigit && text.length >= 6) this.#addDay(text, line)
    if (text.length > 10) return
    const word = wordOf(text)
    if (isSexWord(word)) this.sexWords++
    else if (isSexCode(word)) this.#addCode(word)
  }

  #addFigure(figure: number): void {
    this.figures++
    if (figure > this.greatest) this.greatest = figure
  }

  #addCode(code: string): void {
    if (this.#codes.size <= CODES_MAX) this.#codes.set(code, (this.#codes.get(code) ?? 0) + 1)
  }

  #addDay(text: string, line: number): void {
    const interchangeable = isInterchangeable(text)
    if (interchangeable !== null) {
      this.isoDays[interchangeable ? 'interchangeable' : 'certain']++
      return
    }
    const found = dayEvidence(text)
    if (found === null || found === 'certain') return
    const days = this.days[found]
    days.count++
    if (days.lines.length < LINES_TOLD) days.lines.push(line)
  }
}

function newCount(): { count: number; readonly lines: number[] } {
  return { count: 0, lines: [] }
}

/** Profiles of all columns over rows as they come; none is kept. */
export function createProfiles() {
  const profiles: Profile[] = []
  return {
    add({ line, cells }: FileRow): void {
      for (const [column, cell] of cells.entries()) {
        const profile = profiles[column] ?? new Profile()
        profiles[column] = profile
        profile.add(cell, line)
      }
    },
    result: (): readonly ColumnProfile[] =>
      // Plain objects: they go from the worker to the page.
      profiles.map(({ filled, days, isoDays, commas, points, codes, sexWords, agesInWords, figures, greatest }) => ({
        ...{ filled, days, isoDays, commas, points, codes, sexWords, agesInWords, figures, greatest },
      })),
  }
}
