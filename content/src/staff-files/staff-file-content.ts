import { createHash } from 'node:crypto'
import path from 'node:path'
import { z } from 'zod'
import { citation, readJsonRows, rowId, rowTitle } from '../files/checked-rows'
import type { ContentFolder } from '../files/content-folder'
import type { Problem, ProblemList } from '../files/problem'
import type { PartOfRows } from '../rows/content-rows'
import { STAFF_FILE_TYPES, type StaffFileType, staffFileTypeOf } from './file-type'

export const STAFF_FILE_FOLDER = 'staff-files'
const LIST = `${STAFF_FILE_FOLDER}/files.json`
/** A phone downloads it in a minute on a slow line, and the database keeps it. */
const MOST_BYTES = 5_000_000
/** Letters and digits of any language, words joined by `-` or `_`: nothing that a header, a path or a page could take for something else. */
const FILE_NAME = new RegExp(`^[\\p{L}\\p{N}][\\p{L}\\p{N}_-]{0,99}\\.(${STAFF_FILE_TYPES.join('|')})$`, 'u')

const entry = z.object({
  id: rowId,
  file: z.string(),
  title: rowTitle,
  summary: z.string().trim().min(1).max(300),
  /** Code of a catalog for medical staff. */
  catalog: z.string(),
  publishedAt: z.iso.date(),
  sources: z.array(citation).min(1),
})

/** Files for medical staff, from files.json and the files beside it; none where the folder isn't there. */
export function readStaffFiles(
  folder: ContentFolder,
  catalogs: PartOfRows<'article_catalogs'>['article_catalogs'],
): { rows: PartOfRows<'staff_files'>; problems: readonly Problem[] } {
  const { rows: entries, problems } = readJsonRows(folder, LIST, entry, false)
  const rows: PartOfRows<'staff_files'>['staff_files'][number][] = []
  const named = new Set<string>()
  for (const [index, { file, catalog, sources, publishedAt, ...words }] of entries.entries()) {
    const place = `[${index}]`
    if (named.has(file)) problems.add(`Tệp ${file} đã có ở dòng khác`, `${place}.file`)
    named.add(file)
    const found = catalogs.find(({ code }) => code === catalog)
    if (!found?.staff_only) problems.add(`Không có mục ${catalog} dành cho cán bộ y tế`, `${place}.catalog`)
    const read = readFile(folder, file, `${place}.file`, problems)
    if (!found?.staff_only || read === null) continue
    rows.push({
      ...words,
      file_name: file,
      type: read.type,
      bytes: read.bytes.length,
      sha256: createHash('sha256').update(read.bytes).digest('hex'),
      article_catalog_id: found.id,
      published_at: publishedAt,
      sources: sources.map(({ url, ...source }) => ({ ...source, url: url ?? null })),
    })
  }
  for (const file of folder.list(STAFF_FILE_FOLDER, ''))
    if (isUnnamed(file, named)) problems.add(`Tệp ${path.posix.basename(file)} nằm trong thư mục mà không có dòng nào`)
  return { rows: { staff_files: rows }, problems: problems.all }
}

/** The bytes of a file whose name has been checked. */
export function staffFileBytes(folder: ContentFolder, fileName: string): Buffer | null {
  return folder.bytes?.(path.posix.join(STAFF_FILE_FOLDER, fileName)) ?? null
}

function readFile(folder: ContentFolder, file: string, place: string, problems: ProblemList) {
  const refuse = (message: string) => {
    problems.add(message, place)
    return null
  }
  if (!FILE_NAME.test(file) || file.normalize('NFC') !== file)
    return refuse(`Tên tệp "${file}" chỉ gồm chữ, số, "-", "_" và đuôi .${STAFF_FILE_TYPES.join(', .')}`)
  const bytes = staffFileBytes(folder, file)
  if (bytes === null || bytes.length === 0) return refuse(`Không có tệp ${file}, hoặc tệp rỗng`)
  if (bytes.length > MOST_BYTES) return refuse(`${file} nặng ${bytes.length} byte, nhiều nhất ${MOST_BYTES}`)
  const type: StaffFileType | null = staffFileTypeOf(bytes)
  if (type === null || path.posix.extname(file) !== `.${type}`)
    return refuse(`Trong ${file} không phải là thứ mà đuôi tên nói${type === null ? '' : `, mà là ${type}`}`)
  return { type, bytes }
}

/** Neither in the list nor the list, a note to editors or what an office program leaves while it is open. */
function isUnnamed(file: string, named: ReadonlySet<string>): boolean {
  const name = path.posix.relative(STAFF_FILE_FOLDER, file)
  return (
    !named.has(name) && name !== path.posix.basename(LIST) && name !== 'README.md' && path.posix.extname(name) !== ''
  )
}
