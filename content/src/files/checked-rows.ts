import { fieldErrorsOf } from 'shared-contracts/call-schemas'
import { z } from 'zod'
import type { ContentFolder } from './content-folder'
import { type ProblemList, problemsOf } from './problem'

export interface CheckedRows<T> {
  readonly rows: readonly T[]
  readonly problems: ProblemList
}

/**
 * The rows of a JSON file with a list. Each row is checked by itself, so one bad row hides no other; ids may occur once.
 * A file that isn't there is a problem when `required`, else an empty list.
 */
export function readJsonRows<T extends { readonly id: number }>(
  folder: ContentFolder,
  file: string,
  schema: z.ZodType<T>,
  required = true,
): CheckedRows<T> {
  const problems = problemsOf(file)
  const values = readJson(folder, file, problems, required)
  if (values === undefined) return { rows: [], problems }
  if (!Array.isArray(values)) {
    problems.add('Tệp phải chứa một danh sách')
    return { rows: [], problems }
  }
  const rows: T[] = []
  const ids = new Set<number>()
  for (const [index, value] of values.entries()) {
    const row = checked(schema, value, `[${index}]`, problems)
    if (row === undefined) continue
    if (ids.has(row.id)) problems.add(`id ${row.id} đã được dùng`, `[${index}].id`)
    ids.add(row.id)
    rows.push(row)
  }
  return { rows, problems }
}

/** The value of a JSON file with one object; undefined when it is absent or wrong. */
export function readJsonObject<T>(
  folder: ContentFolder,
  file: string,
  schema: z.ZodType<T>,
): { value: T | undefined; problems: ProblemList } {
  const problems = problemsOf(file)
  const value = readJson(folder, file, problems, true)
  return { value: value === undefined ? undefined : checked(schema, value, '', problems), problems }
}

/** The value in the schema's shape; undefined, with a problem for each field, when it hasn't. */
export function checked<T>(schema: z.ZodType<T>, value: unknown, place: string, problems: ProblemList): T | undefined {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  for (const { field, message } of fieldErrorsOf(result.error, value)) {
    problems.add(message, [place, field].filter((part) => part !== '').join('.'))
  }
  return undefined
}

/** References that lead nowhere. */
export function checkReferences<T>(
  rows: readonly T[],
  field: string,
  referenceOf: (row: T) => number | null | undefined,
  known: ReadonlySet<number>,
  problems: ProblemList,
): void {
  for (const [index, row] of rows.entries()) {
    const reference = referenceOf(row)
    if (reference !== null && reference !== undefined && !known.has(reference)) {
      problems.add(`Không có mục nào mang id ${reference}`, `[${index}].${field}`)
    }
  }
}

export function idsOf(rows: readonly { readonly id: number }[]): Set<number> {
  return new Set(rows.map(({ id }) => id))
}

function readJson(folder: ContentFolder, file: string, problems: ProblemList, required: boolean): unknown {
  const text = folder.read(file)
  if (text === null) {
    if (required) problems.add('Không có tệp này')
    return undefined
  }
  try {
    return JSON.parse(text)
  } catch (error) {
    problems.add(`JSON: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

/** Fields that most rows have. */
export const rowId = z.int().min(1).max(2_147_483_647)
export const rowTitle = z.string().trim().min(1).max(300)

/** A publication that something is taken from, as pages name it below their text. */
export const citation = z.object({
  title: z.string().min(1),
  publisher: z.string().min(1),
  year: z.union([z.string(), z.number()]).transform(String),
  url: z.url({ protocol: /^https?$/ }).nullish(),
})
