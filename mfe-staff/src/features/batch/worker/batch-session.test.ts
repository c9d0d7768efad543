import { describe, expect, test } from '@jest/globals'
import { runSize } from 'shared-contracts/testing'
import { SAMPLE_CSV } from '../sample-file'
import { openSession } from '../testing/ask-session'
import { childrenCsv, day, inventChildren } from '../testing/batch-rows'
import { childrenXlsx, xlsxFile } from '../testing/children-xlsx'

const TODAY = day('2026-06-01')

describe('no row is lost', () => {
  const rowCount = runSize(400, 2_000)
  /** Every third row broken in one of these ways, every tenth blank. */
  const breaks = [
    (cells: string[]) => cells.with(2, 'không rõ'),
    (cells: string[]) => cells.with(3, '31/02/2024'),
    (cells: string[]) => cells.with(5, 'tám cân'),
    (cells: string[]) => cells.with(6, 'chín mét'),
    (cells: string[]) => cells.with(4, '01/01/2030'),
    (cells: string[]) => cells.slice(0, 3),
    (cells: string[]) => [cells[0] ?? '', '"hai\ndòng"', 'x'],
  ]
  const lines = childrenCsv(inventChildren(rowCount, 11, TODAY))
    .trim()
    .split('\r\n')
  const brokenLines: number[] = []
  const blankLines: number[] = []
  let at = 1
  const file = lines
    .map((line, index) => {
      const here = at
      at++
      if (index === 0) return line
      if (index % 10 === 5) {
        blankLines.push(here)
        return index % 20 === 5 ? '' : ';;;;;;;;;'
      }
      const broken = index % 3 === 0 ? breaks[(index / 3) % breaks.length]?.(line.split(';')).join(';') : undefined
      if (broken === undefined) return line
      brokenLines.push(here)
      at += broken.split('\n').length - 1
      return broken
    })
    .join('\r\n')

  test('rows in are assessed, refused or blank, and every broken one is told by its line', async () => {
    const { run, rows } = openSession(TODAY)
    const { counts } = await run(new Blob([file]))
    expect(counts).toMatchObject({ rows: rowCount, blank: blankLines.length, refused: brokenLines.length })
    expect(counts.assessed + counts.refused + counts.blank).toBe(counts.rows)
    const told: number[] = []
    for (let page = 0; told.length < brokenLines.length; page++) {
      const { rows: found } = await rows({ filter: 'refused', page })
      if (found.length === 0) break
      for (const row of found) {
        told.push(row.line)
        expect(row.state === 'refused' && row.problems.length > 0).toBe(true)
      }
    }
    expect(told).toEqual(brokenLines)
  })

  test('the saved file has a line for each row that is not blank', async () => {
    const { run, csv } = openSession(TODAY)
    const { counts } = await run(new Blob([file]))
    const text = await csv()
    expect(text.startsWith('\uFEFFDòng;Mã;')).toBe(true)
    // A quoted name goes over two lines.
    const rows = text.replaceAll('"hai\ndòng"', 'hai dòng').trim().split('\r\n').slice(1)
    expect(rows).toHaveLength(counts.assessed + counts.refused)
    expect(new Set(rows.map((row) => row.split(';').length))).toEqual(new Set([30]))
  })
})

test('the same children in CSV and in Excel give the same results', async () => {
  const children = inventChildren(runSize(120, 500), 3, TODAY)
  const fromCsv = openSession(TODAY)
  const fromXlsx = openSession(TODAY)
  const [csv, xlsx] = [
    await fromCsv.run(new Blob([childrenCsv(children)])),
    await fromXlsx.run(new Blob([childrenXlsx(children)])),
  ]
  expect(xlsx.counts).toEqual(csv.counts)
  expect(xlsx.prevalence).toEqual(csv.prevalence)
  expect(await fromXlsx.csv()).toBe(await fromCsv.csv())
})

test('lines of an Excel file are those of its sheet, gaps and old dates of Macs included', async () => {
  const rows = [
    ['Giới', 'Ngày sinh', 'Ngày cân', 'Cân nặng'],
    ['Nam', { day: day('2025-06-01') }, { day: day('2026-05-01') }, 8.4],
    ['?', { day: day('2025-06-01') }, { day: day('2026-05-01') }, 8.4],
  ]
  const session = openSession(TODAY)
  const { counts } = await session.run(new Blob([xlsxFile(rows, { firstLine: 4, date1904: true })]))
  expect(counts).toMatchObject({ rows: 2, assessed: 1, refused: 1, blank: 0 })
  const { rows: found } = await session.rows()
  expect(found).toMatchObject([{ line: 5, child: { birthDay: '2025-06-01', visitDay: '2026-05-01' } }, { line: 6 }])
})

test.each([
  ['UTF-8', (text: string) => new TextEncoder().encode(text), 'utf-8'],
  ['UTF-8 with its mark', (text: string) => new TextEncoder().encode(`\uFEFF${text}`), 'utf-8'],
  [
    'UTF-16',
    (text: string) => new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer),
    'utf-16le',
  ],
])('%s is read', async (_, encode, encoding) => {
  const head = await openSession(TODAY).open(new Blob([encode(childrenCsv(inventChildren(5, 1, TODAY), '\t'))]))
  expect(head.reading).toEqual({ kind: 'text', encoding, delimiter: '\t' })
  expect(head.headings.slice(0, 3)).toEqual(['Mã', 'Họ tên', 'Giới'])
})

test('Vietnamese of old Windows is read and composed', async () => {
  // "Giới;Cân nặng" in code page 1258: tone marks are letters of their own.
  const bytes = Uint8Array.of(
    0x47,
    0x69,
    0xf5,
    0xec,
    0x69,
    0x3b,
    0x43,
    0xe2,
    0x6e,
    0x20,
    0x6e,
    0xe3,
    0xf2,
    0x6e,
    0x67,
    0x0a,
    0x31,
    0x3b,
    0x38,
  )
  const { reading, headings } = await openSession(TODAY).open(new Blob([bytes]))
  expect(reading).toMatchObject({ encoding: 'windows-1258' })
  expect(headings[0]).toBe('Giới')
})

test('the sample shows what the tool tells', async () => {
  const session = openSession(TODAY)
  const { counts } = await session.run(new Blob([SAMPLE_CSV]))
  expect(counts).toMatchObject({ rows: 20, assessed: 17, refused: 3 })
  const { rows } = await session.rows({ order: 'problems' })
  expect(rows.slice(0, 3).map(({ line }) => line)).toEqual([16, 17, 19])
  expect((await session.rows({ filter: 'oedema' })).total).toBe(1)
  expect((await session.rows({ search: 'be thu binh' })).rows.map(({ code }) => code)).toEqual(['M02'])
})

test.each([
  ['nothing', '', 'empty'],
  ['headings alone', 'Giới;Cân nặng\n', 'empty'],
  ['an archive that is no workbook', 'PK\u0003\u0004nothing', 'unreadable'],
])('%s is told', async (_, text, failure) => {
  const answer = await openSession(TODAY).ask({ id: 1, kind: 'open', file: new Blob([text]), choice: {} })
  expect(answer).toMatchObject({ kind: 'failed', failure })
})

test('a formula in a cell is text in the saved file, a negative z-score stays a number', async () => {
  const session = openSession(TODAY)
  const rows = ['=1+1', '+84', '@x', ' =x', '-x'].map((name) => `${name};nam;24;8,0;80`)
  await session.run(new Blob([['Họ tên;Giới;Tháng tuổi;Cân nặng;Chiều cao', ...rows].join('\n')]))
  const lines = (await session.csv()).split('\r\n').slice(1, 6)
  expect(lines.map((line) => line.split(';')[2])).toEqual([`"'=1+1"`, `"'+84"`, `"'@x"`, `"'=x"`, `"'-x"`])
  expect(lines[0]).toMatch(/;-\d,\d+;Nhẹ cân/)
})
