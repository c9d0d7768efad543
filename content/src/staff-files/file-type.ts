/** What a file for medical staff may be. */
export const STAFF_FILE_TYPES = ['csv', 'xlsx', 'docx', 'odt', 'pdf'] as const
export type StaffFileType = (typeof STAFF_FILE_TYPES)[number]

/** What stands in the file, whatever its name says; null: none of these, or one that carries macros. */
export function staffFileTypeOf(bytes: Buffer): StaffFileType | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return officeType(bytes)
  return isTable(bytes) ? 'csv' : null
}

/** Of a zip, by the names of what it holds. */
function officeType(bytes: Buffer): StaffFileType | null {
  const names = zipEntries(bytes)
  if (names === null || names.some((name) => /vbaProject|^Basic\/|^Scripts\//i.test(name))) return null
  if (names.includes('xl/workbook.xml')) return 'xlsx'
  if (names.includes('word/document.xml')) return 'docx'
  // ODF states itself in its first entry, which is not compressed.
  const stated = bytes.subarray(30, 120).toString('latin1')
  return stated.startsWith('mimetypeapplication/vnd.oasis.opendocument.text') ? 'odt' : null
}

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const END_BYTES = 22
const LONGEST_COMMENT = 65_535

/** Names in the directory at a zip's end (PKWARE APPNOTE 4.3.12 and 4.3.16); null where there is none. */
function zipEntries(bytes: Buffer): readonly string[] | null {
  let end = bytes.length - END_BYTES
  const first = Math.max(0, end - LONGEST_COMMENT)
  while (end >= first && bytes.readUInt32LE(end) !== END_SIGNATURE) end -= 1
  if (end < first) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const names: string[] = []
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return null
    const length = bytes.readUInt16LE(at + 28)
    names.push(bytes.subarray(at + 46, at + 46 + length).toString('utf8'))
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return names
}

/** UTF-8 text without control characters whose first line has several columns. */
function isTable(bytes: Buffer): boolean {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return false
  }
  const [first = ''] = text.split(/\r?\n/, 1)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text) && /[,;\t]/.test(first) && !first.startsWith('<')
}
