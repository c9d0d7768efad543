import { fold } from 'shared-contracts/text'
import { type BatchField, batchFields, fieldNames } from './batch-fields'

/** Field → column, from 0; a field that no column holds is absent. */
export type Mapping = Readonly<Partial<Record<BatchField, number>>>

/** A heading without accents, marks and units in brackets: "Cân nặng (kg)" → "can nang"; "DateOfBirth" → "date of birth". */
export function foldHeading(heading: string): string {
  const words = (text: string) =>
    fold(text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  return words(heading.replace(/[([].*?[)\]]/g, ' ')) || words(heading)
}

/** Which column holds which field, by the headings: the same words, then words that one begins with, then words within. */
export function findMapping(headings: readonly string[]): Mapping {
  const folded = headings.map(foldHeading)
  const candidates = folded.flatMap((heading, column) =>
    batchFields.flatMap((field) => {
      const score = fieldScore(heading, field)
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
  return { ...mapping, ...lengthAndHeight(folded) }
}

const LENGTH = /^(?:chieu dai|recumbent length|length)(?! cao)(?: |$)/
const HEIGHT = /^(?:chieu cao|standing height|height)(?! dai)(?: |$)/

/** Some files have a column of lengths, lying, and one of heights, standing: of each child one. */
function lengthAndHeight(folded: readonly string[]): Mapping {
  const columnOf = (name: RegExp) =>
    folded.findIndex((heading) => name.test(heading) && fieldScore(heading, 'length') >= STRONG)
  const [length, height] = [columnOf(LENGTH), columnOf(HEIGHT)]
  if (length === -1 || height === -1) return {}
  return /height|cao/.test(folded[length] ?? '') || /length|dai/.test(folded[height] ?? '') ? {} : { length, height }
}

/** From here on a heading begins with a name, or is one. */
export const STRONG = 500

/** Without them nobody could be judged; a row that names several of them is one of headings. */
const judgedFields: readonly BatchField[] = ['sex', 'birthDay', 'age', 'visitDay', 'weight', 'length', 'arm']

/** How many of the fields that are judged have a heading that says so. */
export function knownFields(headings: readonly string[]): number {
  const folded = headings.map(foldHeading)
  return judgedFields.filter((field) => folded.some((heading) => fieldScore(heading, field) >= STRONG)).length
}

/** How well a heading fits the field that it fits best. */
export function headingScore(heading: string): number {
  const folded = foldHeading(heading)
  return Math.max(...batchFields.map((field) => fieldScore(folded, field)))
}

/** Of somebody else, or of another day: a mother's age, a weight at birth or a month ago. */
const NOT_OF_THE_CHILD_NOW =
  /(?:^| )(?:me|bo|cha|ong|nguoi|chu ho|mother|mothers|maternal|father|fathers|paternal|parent|parents|carer|caregiver|guardian|head|household|so sinh|luc sinh|khi sinh|luc de|at birth|birth weight|birthweight|birth length|thang truoc|lan truoc|ky truoc|previous|last visit)(?: |$)/
/** Worked out of measures, by another program or this one. */
const COMPUTED =
  /(?:^| )(?:z ?scores?|z|zwei|zlen|zwfl|zbmi|sd|waz|haz|laz|whz|wlz|baz|bmi|percentile|pct|centile|median|flag|phan loai|danh gia|muc do|tinh trang|theo tuoi|theo chieu cao|theo chieu dai|for age|for height|for length|co so lieu|hieu chinh|corrected|ket luan)(?: |$)/

function fieldScore(heading: string, field: BatchField): number {
  const score = Math.max(0, ...fieldNames[field].map((name) => nameScore(heading, name)))
  if (score === 0 || score >= EXACT) return score
  return NOT_OF_THE_CHILD_NOW.test(heading) || (measuredFields.has(field) && COMPUTED.test(heading)) ? 0 : score
}

const measuredFields: ReadonlySet<BatchField> = new Set(['age', 'weight', 'length', 'arm'])

const EXACT = 1000

/** Short words that say the same behind others: "GEN - Sex". */
const LAST_WORDS: ReadonlySet<string> = new Set(['sex', 'dob'])

/** Longer names say more: "ngay sinh" before "ngay". Words of three letters count only when they are the whole heading. */
function nameScore(heading: string, name: string): number {
  if (heading === name) return EXACT + name.length
  if (name.length < 4) return LAST_WORDS.has(name) && heading.endsWith(` ${name}`) ? 100 + name.length : 0
  if (heading.startsWith(`${name} `)) return STRONG + name.length
  return ` ${heading} `.includes(` ${name} `) ? 100 + name.length : 0
}
