import { fold } from 'shared-contracts/text'
import { type BatchField, batchFields, fieldNames } from './batch-fields'

/** Field → column, from 0; a field that no column holds is absent. */
export type Mapping = Readonly<Partial<Record<BatchField, number>>>

/** A heading without accents, marks and units in brackets: "Cân nặng (kg)" → "can nang". */
export function foldHeading(heading: string): string {
  const words = (text: string) =>
    fold(text)
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return words(heading.replace(/[([].*?[)\]]/g, ' ')) || words(heading)
}

/** Which column holds which field, by the headings: the same words, then words that one begins with, then words within. */
export function findMapping(headings: readonly string[]): Mapping {
  const folded = headings.map(foldHeading)
  const candidates = folded.flatMap((heading, column) =>
    batchFields.flatMap((field) => {
      const score = Math.max(0, ...fieldNames[field].map((name) => nameScore(heading, name)))
      return score > 0 ? [{ field, column, score }] : []
    }),
  )
  // The first column of two that fit alike: files often repeat a measure.
  candidates.sort((a, b) => b.score - a.score || a.column - b.column)
  const mapping: Partial<Record<BatchField, number>> = {}
  const taken = new Set<number>()
  for (const { field, column } of candidates) {
    if (mapping[field] !== undefined || taken.has(column)) continue
    mapping[field] = column
    taken.add(column)
  }
  return mapping
}

/** Longer names say more: "ngay sinh" before "ngay". Words of two letters count only when they are the whole heading. */
function nameScore(heading: string, name: string): number {
  if (heading === name) return 1000 + name.length
  if (name.length < 3) return 0
  if (heading.startsWith(`${name} `)) return 500 + name.length
  return ` ${heading} `.includes(` ${name} `) ? 100 + name.length : 0
}
