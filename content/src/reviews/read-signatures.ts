import { z } from 'zod'
import type { ContentFolder } from '../files/content-folder'
import { type Problem, problemsOf } from '../files/problem'
import { CellError, Cells } from '../tables/cells'
import { parseCsv } from '../tables/csv'

/** A line of reviews.csv: who signed which version of what. */
export interface Signature {
  readonly subject: string
  readonly version: string
  readonly name: string
  readonly title: string
  /** Calendar day, `YYYY-MM-DD`. */
  readonly date: string
}

export const REVIEWS_FILE = 'reviews.csv'
const VERSION = /^[0-9a-f]{12}$/

/** Every signature, in the order of the file; `subjects` are those that exist. A line with a problem is left out. */
export function readSignatures(
  folder: ContentFolder,
  subjects: ReadonlySet<string>,
): { readonly signatures: readonly Signature[]; readonly problems: readonly Problem[] } {
  const problems = problemsOf(REVIEWS_FILE)
  const signatures: Signature[] = []
  const seen = new Set<string>()
  for (const row of parseCsv(folder.read(REVIEWS_FILE) ?? '')) {
    try {
      const signature = signatureOf(new Cells(row))
      const key = `${signature.subject} ${signature.version}`
      if (!subjects.has(signature.subject)) throw new CellError(`Không có ${signature.subject}`)
      if (seen.has(key)) throw new CellError(`${key} đã được ký ở dòng trên`)
      seen.add(key)
      signatures.push(signature)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      problems.add(error.message, '', row.line)
    }
  }
  return { signatures, problems: problems.all }
}

function signatureOf(cells: Cells): Signature {
  const version = cells.required('version')
  if (!VERSION.test(version))
    throw new CellError(`version phải là mã 12 ký tự mà "npm run content -- review" in ra, không phải "${version}"`)
  const date = cells.required('date')
  if (!z.iso.date().safeParse(date).success) throw new CellError(`date phải là năm-tháng-ngày, không phải "${date}"`)
  return {
    subject: cells.required('subject'),
    version,
    name: cells.required('name'),
    title: cells.required('title'),
    date,
  }
}
