import { deflateRawSync, constants as zlib } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { openSession } from '../testing/ask-session'
import { day } from '../testing/batch-rows'
import { xlsxFile } from '../testing/children-xlsx'
import { type PackedPart, packedParts, zipOf } from '../testing/zip-of'

const TODAY = day('2026-06-01')
const SHEET = 'xl/worksheets/sheet1.xml'
const STRINGS = 'xl/sharedStrings.xml'
const HEAVY = 1_200_000_000

/** Packed bytes that unpack to `times` × a text, made by packing it once. */
function repeated(text: string, times: number, head = ''): { packed: Uint8Array; size: number } {
  const flushed = (part: string) => deflateRawSync(part, { finishFlush: zlib.Z_FULL_FLUSH })
  const piece = flushed(text)
  const packed = Buffer.concat([flushed(head), ...Array.from({ length: times }, () => piece), deflateRawSync('')])
  return { packed, size: text.length * times + head.length }
}

const WORKBOOK = packedParts(
  xlsxFile([
    ['Giới', 'Tháng tuổi', 'Cân nặng', 'Chiều cao'],
    ['Nam', 24, 12, 85],
  ]),
)
/** The workbook with one part replaced. */
function workbookWith(name: string, part: Omit<PackedPart, 'name'>): Blob {
  return new Blob([zipOf(WORKBOOK.map((each) => (each.name === name ? { name, ...part } : each)))])
}
const sheetOf = (rows: string) => {
  const xml = `<worksheet><sheetData>${rows}</sheetData></worksheet>`
  return workbookWith(SHEET, { packed: deflateRawSync(xml), size: Buffer.byteLength(xml) })
}

async function refusal(file: Blob): Promise<string> {
  const answer = await openSession(TODAY).ask({ id: 1, kind: 'open', file, choice: {} })
  return answer?.kind === 'failed' ? answer.failure : (answer?.kind ?? '')
}

const mebibyte = ' '.repeat(1 << 20)
const honest = repeated(mebibyte, 1_150, '<worksheet>')
const strings = repeated('<si><t>aaaaaaaaaaaaaaaa</t></si>'.repeat(1 << 15), 200, '<sst>')
const oneText = repeated('a'.repeat(1 << 20), 120, '<sst><si><t>')
const oneTag = repeated('a'.repeat(1 << 20), 120, '<sst><')
const nested = repeated('<a>'.repeat(1 << 18), 100, '<sst>')

test.each<[string, () => Blob, string]>([
  ['a sheet of over 1 GB', () => workbookWith(SHEET, honest), 'too-large'],
  ['a sheet of over 1 GB that says it is small', () => workbookWith(SHEET, { ...honest, size: 1_000 }), 'too-large'],
  [
    'a picture of over 1 GB',
    () => new Blob([zipOf([...WORKBOOK, { name: 'xl/media/a.png', ...honest }])]),
    'too-large',
  ],
  ['shared texts of 200 MB', () => workbookWith(STRINGS, strings), 'too-large'],
  ['a text that never ends', () => workbookWith(STRINGS, oneText), 'too-large'],
  ['a tag that never ends', () => workbookWith(STRINGS, oneTag), 'too-large'],
  ['elements within each other', () => workbookWith(STRINGS, nested), 'unreadable'],
  ['styles of over 16 MB', () => workbookWith('xl/styles.xml', repeated(mebibyte, 17, '<styleSheet>')), 'too-large'],
])('%s: refused at once, with little memory', async (_, make, failure) => {
  const file = make()
  expect(file.size).toBeLessThan(3_000_000)
  const before = process.memoryUsage()
  const started = performance.now()
  expect(await refusal(file)).toBe(failure)
  expect(performance.now() - started).toBeLessThan(1_500)
  const after = process.memoryUsage()
  expect(after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed).toBeLessThan(HEAVY / 10)
})

test.each<[string, () => Blob, string]>([
  ['cells far to the right', () => sheetOf('<row><c r="XFD1"><v>1</v></c></row>'.repeat(2_000)), 'too-many-columns'],
  [
    'more rows than Excel has',
    () => sheetOf('<row r="1048576"><c r="A1048576"><v>1</v></c></row><row r="1048576"/>'),
    'too-many-rows',
  ],
  [
    'a cell of a hundred thousand signs',
    () => sheetOf(`<row><c t="str"><v>${'a'.repeat(100_001)}</v></c></row>`),
    'too-large',
  ],
  ['a text of a million lines', () => new Blob(['\n'.repeat(1_100_000)]), 'too-many-rows'],
  ['a line of over a million signs', () => new Blob(['Giới;Cân nặng\n', ';'.repeat(1_100_000)]), 'too-large'],
  ['a line of 2 001 cells', () => new Blob(['Giới;Cân nặng\n', ';'.repeat(2_000), '\n']), 'too-many-columns'],
])('%s: refused with its cause', async (_, make, failure) => {
  expect(await refusal(make())).toBe(failure)
})

test('formats of cells that reach to the last column are no columns', async () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="str"><v>${text}</v></c>`
  const head = ['Giới', 'Tháng tuổi', 'Cân nặng', 'Chiều cao'].map((text, place) => cell(`${'ABCD'[place]}1`, text))
  const row = ['Nam', '24', '12', '85'].map((text, place) => cell(`${'ABCD'[place]}2`, text))
  const far = '<c r="XFD1" s="1"/>'
  const file = sheetOf(`<row r="1">${head.join('')}${far}</row><row r="2">${row.join('')}${far}</row>`)
  const { headings } = await openSession(TODAY).open(file)
  expect(headings).toEqual(['Giới', 'Tháng tuổi', 'Cân nặng', 'Chiều cao'])
})
