import { describe, expect, test } from '@jest/globals'
import { type ContentFolder, contentFolder, contentRoot } from '../files/content-folder'
import { problemText } from '../files/problem'
import { staffFileTypeOf } from './file-type'
import { readStaffFiles } from './staff-file-content'

const catalog = { id: 9, code: 'chuyen-mon', title: 'Chuyên môn', description: '', staff_only: true, position: 1 }
const open = { ...catalog, id: 10, code: 'so-tay', staff_only: false }
const CSV = Buffer.from('\ufefftuần,cân nặng\r\n13,1\r\n')
const entry = {
  id: 1,
  file: 'bảng-1.csv',
  title: 'Bảng',
  summary: 'Để tra.',
  catalog: 'chuyen-mon',
  publishedAt: '2026-11-20',
  sources: [{ title: 'Hướng dẫn', publisher: 'WHO', year: 2008 }],
}

function folderOf(entries: readonly object[], files: Readonly<Record<string, Buffer>>): ContentFolder {
  return {
    read: (file) => (file === 'staff-files/files.json' ? JSON.stringify(entries) : null),
    bytes: (file) => files[file.replace('staff-files/', '')] ?? null,
    list: () => ['staff-files/files.json', ...Object.keys(files).map((file) => `staff-files/${file}`)],
  }
}
const read = (changes: object, files: Readonly<Record<string, Buffer>> = { 'bảng-1.csv': CSV }) =>
  readStaffFiles(folderOf([{ ...entry, ...changes }], files), [catalog, open])

test('a file is told with type, size and checksum', () => {
  const { rows, problems } = read({})
  expect(problems).toEqual([])
  expect(rows.staff_files).toEqual([
    {
      ...{ id: 1, title: 'Bảng', summary: 'Để tra.', file_name: 'bảng-1.csv', type: 'csv', bytes: CSV.length },
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      ...{ article_catalog_id: 9, published_at: '2026-11-20' },
      sources: [{ title: 'Hướng dẫn', publisher: 'WHO', year: '2008', url: null }],
    },
  ])
})

const NAMES = [
  '../a.csv',
  '.a.csv',
  'a b.csv',
  'a.csv.exe',
  'a.html',
  '<img src=x onerror=1>.csv',
  'a\r\nb.csv',
  'a"b.csv',
  'a;b.csv',
  'a%2f.csv',
  `${'a'.repeat(101)}.csv`,
  'a\u202ecsv.csv',
  'bảng-1.csv'.normalize('NFD'),
]

test.each(NAMES)('the name %j is refused', (file) => {
  const { rows, problems } = read({ file }, { [file]: CSV })
  expect(rows.staff_files).toEqual([])
  expect(problems.map(problemText)).toContainEqual(expect.stringMatching(/\[0\]\.file: Tên tệp/))
})

test.each<[string, object, Readonly<Record<string, Buffer>>, RegExp]>([
  ['that is not there', {}, {}, /\[0\]\.file: Không có tệp/],
  ['that is empty', {}, { 'bảng-1.csv': Buffer.alloc(0) }, /tệp rỗng/],
  ['over the limit', {}, { 'bảng-1.csv': Buffer.from(`a,b\n${'1,2\n'.repeat(1_250_001)}`) }, /nhiều nhất 5000000/],
  ['that is a page', {}, { 'bảng-1.csv': Buffer.from('<script>a,b</script>') }, /không phải là thứ/],
  ['that is a program', {}, { 'bảng-1.csv': Buffer.from('MZ\x00\x01,,,') }, /không phải là thứ/],
  ['in another encoding', {}, { 'bảng-1.csv': Buffer.from([0x61, 0x2c, 0xe9, 0x0a]) }, /không phải là thứ/],
  ['of another type', { file: 'a.pdf' }, { 'a.pdf': CSV }, /mà là csv/],
  ['for everybody', { catalog: 'so-tay' }, { 'bảng-1.csv': CSV }, /\[0\]\.catalog: Không có mục so-tay/],
  ['without a source', { sources: [] }, { 'bảng-1.csv': CSV }, /\[0\]\.sources/],
  ['without an entry', {}, { 'bảng-1.csv': CSV, 'la.pdf': CSV }, /la\.pdf nằm trong thư mục/],
])('a file %s is a problem', (_, changes, files, message) => {
  expect(read(changes, files).problems.map(problemText)).toContainEqual(expect.stringMatching(message))
})

test('two entries of one file are a problem', () => {
  const { problems } = readStaffFiles(folderOf([entry, { ...entry, id: 2 }], { 'bảng-1.csv': CSV }), [catalog])
  expect(problems.map(problemText)).toEqual([expect.stringMatching(/\[1\]\.file: Tệp bảng-1\.csv đã có/)])
})

describe('the shipped files', () => {
  const folder = contentFolder(contentRoot())
  const { rows, problems } = readStaffFiles(folder, [
    { ...catalog, code: 'tai-lieu-chuyen-mon' },
    { ...catalog, id: 11, code: 'tai-lieu-ho-tro-tu-van-dinh-duong' },
  ])

  test('are what their names say', () => {
    expect(problems).toEqual([])
    expect(new Set(rows.staff_files.map(({ type }) => type))).toEqual(new Set(['csv', 'xlsx', 'docx']))
  })

  test('a document whose directory names macros or is cut off is none', () => {
    const document = folder.bytes?.('staff-files/phieu-hoi-khau-phan-24-gio.docx') ?? Buffer.alloc(0)
    expect(staffFileTypeOf(document)).toBe('docx')
    expect(staffFileTypeOf(document.subarray(0, -30))).toBeNull()
    const name = 'word/styles.xml'
    const macro = Buffer.from(document.toString('latin1').replaceAll(name, 'vbaProject.bin1'), 'latin1')
    expect([name.length, staffFileTypeOf(macro)]).toEqual(['vbaProject.bin1'.length, null])
  })
})
