import { expect, test } from '@jest/globals'
import { type AssessedRow, type BatchRow, growthIndices } from '../assessment/assess-row'
import { findRows } from '../assessment/batch-results'
import { notesOf } from '../assessment/row-notes'
import { openSession } from '../testing/ask-session'
import { childrenCsv, day, inventChildren } from '../testing/batch-rows'
import { xlsxFile } from '../testing/children-xlsx'

/** Files in the columns of programs and surveys, with invented children. */
const TODAY = day('2026-06-01')
const fileOf = (...lines: readonly string[]) => new Blob([`${lines.join('\r\n')}\r\n`])

const assessed = (row: BatchRow | undefined): AssessedRow => {
  if (row?.state !== 'assessed') throw new Error(JSON.stringify(row))
  return row
}
const scoresOf = (row: BatchRow) => growthIndices.map((index) => assessed(row).assessment[index].zScore)

/** All rows of a file that leaves nothing open. */
async function judge(file: Blob) {
  const session = openSession(TODAY)
  const head = await session.open(file)
  const summary = await session.run(file)
  return { format: head.setup.format, summary, rows: await session.allRows() }
}

/** A boy of 913 days, a girl of 183, as WHO's tables have them. */
const BOY = [0, -0.01, -0.03, -0.04]
const GIRL = [0, -0.02, 0.09, 0]

test('what the tool has saved is read back whole', async () => {
  const session = openSession(TODAY)
  await session.run(new Blob([childrenCsv(inventChildren(200, 5, TODAY))]))
  const before = (await session.allRows()).filter(({ state }) => state === 'assessed')
  const saved = await session.csv()
  const again = openSession(TODAY)
  await again.run(new Blob([saved]))
  const after = (await again.allRows()).filter(({ state }) => state === 'assessed')
  expect(after.length).toBeGreaterThan(180)
  expect(after.map((row) => [row.code, scoresOf(row)])).toEqual(before.map((row) => [row.code, scoresOf(row)]))
  expect((await again.csv()).replace(/^\d+;/gm, '')).toBe(saved.replace(/^\d+;/gm, ''))
})

test('WHO Anthro: a file that it has exported, its own z-scores beside the measures', async () => {
  const { format, rows } = await judge(
    fileOf(
      'CLUSTER,HHNO,SEX,DOB,DATEVIS,AGEDAYS,WEIGHT,LENHEI,MEASURE,OEDEMA,ZWEI,ZLEN,ZWFL,ZBMI,FWEI',
      '1,12,1,2023-11-10,2026-05-11,913,13.3,91.9,h,n,-5.1,4.2,0.3,9.9,0',
      '1,13,2,2025-11-09,2026-05-11,183,7.3,65.7,l,n,1,1,1,1,0',
      '2,4,2,2025-11-09,2026-05-11,183,7.3,,l,y,,,,,0',
    ),
  )
  expect(format).toBe('anthro')
  expect(rows.slice(0, 2).map(scoresOf)).toEqual([BOY, GIRL])
  expect(assessed(rows[2]).child.oedema).toBe(true)
})

test('WHO Anthro: columns of its R package', async () => {
  const { format, rows } = await judge(
    fileOf(
      'cluster,sw,csex,age_in_days,weight,lenhei,cmeasure,coedema,clenhei,cbmi,zlen,zwei,zwfl,zbmi',
      '1,0.5,1,913,13.3,91.9,h,n,91.9,15.7,9,9,9,9',
      '1,1.5,2,183,7.3,65.7,l,n,65.7,16.9,9,9,9,9',
    ),
  )
  expect(format).toBe('anthro')
  expect(rows.map(scoresOf)).toEqual([BOY, GIRL])
  expect(rows.map((row) => assessed(row).child.sampleWeight)).toEqual([0.5, 1.5])
})

test('SMART: columns of ENA, arms in millimetres', async () => {
  const { format, summary, rows } = await judge(
    fileOf(
      'SURVDATE\tCLUSTER\tTEAM\tID\tHH\tSEX\tBIRTHDAT\tMONTHS\tWEIGHT\tHEIGHT\tEDEMA\tMUAC\tWTFACTOR',
      '11/05/2026\t1\t2\t1\t4\tm\t10/11/2023\t30\t13.3\t91.9\tn\t151\t1',
      '11/05/2026\t1\t2\t2\t4\tf\t\t6\t7.3\t65.7\tn\t112\t1',
      '25/05/2026\t2\t2\t3\t5\tf\t\t18\t\t\ty\t118\t1',
    ),
  )
  expect(format).toBe('smart')
  expect(scoresOf(assessed(rows[0]))).toEqual(BOY)
  expect(rows.map((row) => assessed(row).child.armCircumference)).toEqual([15.1, 11.2, 11.8])
  expect(assessed(rows[1]).child.ageInDays).toBeCloseTo(6 * 30.4375, 10)
  expect(summary.prevalence.clusters).toBe(2)
})

test('MICS 4 and 5: AN3, AN4, AN4A, and ages in months where days are missing', async () => {
  const { format, rows } = await judge(
    fileOf('HH1,LN,HL4,CAGE,AN3,AN4,AN4A', '1,3,1,30,13.3,91.9,2', '1,4,2,6,7.3,65.7,1', '2,5,2,18,99.9,999.9,9'),
  )
  expect(format).toBe('mics')
  expect(rows.slice(0, 2).map(scoresOf)).toEqual([BOY, GIRL])
  expect(rows[2]).toMatchObject({ state: 'refused' })
})

test('DHIS2: names of its columns, moments with a zone, a weight in grams', async () => {
  const { format, rows } = await judge(
    fileOf(
      '"Event date","Organisation unit name","Tracked entity instance","GEN - Sex","Child date of birth","MCH Infant weight (g)","Child height (cm)"',
      '"2026-05-10T17:00:00.000Z","Trạm Y tế Xã Một","a1","Male","2023-11-10T00:00:00.000","13300","91.9"',
      '"2026-05-11T00:00:00.000+0700","Trạm Y tế Xã Hai","a2","Female","2025-11-09T00:00:00.000","7300","65.7"',
    ),
  )
  expect(format).toBe('dhis2')
  expect(rows.map((row) => assessed(row).child.visitDay)).toEqual(['2026-05-11', '2026-05-11'])
  expect(rows.map(scoresOf)).toEqual([BOY, GIRL])
  expect(rows.map(({ group }) => group)).toEqual(['Trạm Y tế Xã Một', 'Trạm Y tế Xã Hai'])
})

test('a column of boys and one of girls, with the day of birth in the one that fits', async () => {
  const { rows } = await judge(
    fileOf(
      'TT;Họ và tên;Ngày sinh;;Ngày cân;Cân nặng;Chiều cao',
      ';;Nam;Nữ;;;',
      '1;Bé thử Một;24/11/2023;;25/05/2026;13,3;91,9',
      '2;Bé thử Hai;;23/11/2025;25/05/2026;7,3;65,7',
      '3;Bé thử Ba;23/11/2025;23/11/2025;25/05/2026;7,3;65,7',
    ),
  )
  expect(rows.slice(0, 2).map(scoresOf)).toEqual([BOY, GIRL])
  expect(rows[2]).toMatchObject({ problems: ['Giới tính “Nam, Nữ” không rõ là nam hay nữ.'] })
})

test('a file without headings is not lost: its columns can be matched by hand', async () => {
  const file = fileOf('K1;nam;10/11/2023;11/05/2026;13,3;91,9', 'K2;nữ;25/11/2025;11/05/2026;7,3;65,7')
  const session = openSession(TODAY)
  const head = await session.open(file)
  expect([head.headingLine, head.headings]).toEqual([0, ['', '', '', '', '', '']])
  const mapping = { code: 0, sex: 1, birthDay: 2, visitDay: 3, weight: 4, length: 5 }
  const { summary } = await session.assess(file, head, { ...head.setup, mapping })
  expect(summary?.counts).toMatchObject({ rows: 2, assessed: 2 })
  // Or another row holds them.
  const chosen = await session.open(file, { headingLine: 1 })
  expect([chosen.headings[0], chosen.firstRows.length]).toEqual(['K1', 1])
})

test('the sheet of the children is found behind a cover', async () => {
  const rows = [
    ['Giới', 'Tháng tuổi', 'Cân nặng'],
    ['Nam', 30, 13.3],
  ]
  const content = xlsxFile(rows, { cover: [['Hướng dẫn'], ['Mỗi dòng một trẻ']] })
  const head = await openSession(TODAY).open(new Blob([content]))
  expect(head.reading).toMatchObject({ kind: 'workbook', sheet: 1 })
})

const HEADINGS = 'Mã;Họ tên;Giới;Ngày sinh;Ngày cân;Cân nặng;Chiều cao'

test('a child that shrinks, stands twice, or was measured before birth', async () => {
  const { summary, rows } = await judge(
    fileOf(
      HEADINGS,
      'A1;Bé thử Một;Nam;25/05/2024;01/03/2026;11,2;84,6',
      'A1;Bé thử Một;Nam;25/05/2024;01/05/2026;11,6;82,1',
      'A2;Bé thử Hai;Nữ;25/08/2024;01/05/2026;10,1;80,0',
      'B9;Bé thử Hai;Nữ;25/08/2024;01/05/2026;10,1;80,0',
      // Twins of one code, and a child measured again.
      'A3;;Nữ;25/08/2024;01/05/2026;10,1;80,0',
      'A3;;Nữ;25/08/2024;01/05/2026;9,8;79,0',
      'A4;Bé thử Bốn;Nam;25/05/2026;01/05/2026;3,1;50,0',
      'A5;Bé thử Năm;Nam;25/05/2024;01/03/2026;11,2;84,6',
      'A5;Bé thử Năm;Nam;25/05/2024;01/05/2026;11,6;84,0',
    ),
  )
  const notes = rows.map((row) => (row.state === 'assessed' ? row.repeats.join(' ') : row.problems.join(' ')))
  expect(notes).toEqual([
    '',
    'Chiều cao thấp hơn lần đo trước (dòng 2: 84,6 cm): đo lại, kiểm tra tên và ngày.',
    '',
    'Trùng trẻ, ngày cân đo và số đo với dòng 4: không tính vào tỷ lệ lần nữa.',
    '',
    expect.stringContaining('nhưng số đo khác'),
    'Ngày sinh sau ngày cân đo.',
    '',
    // Half a centimetre is an error of measuring.
    '',
  ])
  expect(summary.prevalence.repeated).toBe(1)
  expect(summary.prevalence.ages[0]?.indices.weightForAge.count).toBe(7)
})

test('a row again with another arm or oedema is no repetition, and rows without names that are alike are told', async () => {
  const { rows, summary } = await judge(
    fileOf(
      'Họ tên;Giới;Ngày sinh;Ngày cân;Cân nặng;Chiều cao;Vòng cánh tay (cm)',
      'Bé thử Một;Nam;25/05/2024;01/03/2026;11,2;84,6;14,1',
      'Bé thử Một;Nam;25/05/2024;01/03/2026;11,2;84,6;11,1',
      ';Nữ;25/08/2024;01/05/2026;10,1;80,0;',
      ';Nữ;25/08/2024;01/05/2026;10,1;80,0;',
      ';Nữ;25/08/2024;01/05/2026;10,2;80,0;',
    ),
  )
  expect(rows.map((row) => assessed(row).repeats.join(' ').replace(/:.*/, ''))).toEqual([
    '',
    'Cùng trẻ, cùng ngày cân đo với dòng 2 nhưng số đo khác, tính cả hai dòng',
    '',
    'Giống hệt dòng 4, không có họ tên để phân biệt, tính cả hai dòng',
    '',
  ])
  expect([summary.counts.repeated, summary.prevalence.repeated]).toEqual([2, 0])
  const query = { filter: 'repeated', order: 'file', search: '', page: 0 } as const
  expect(findRows(rows, query).rows.map(({ line }) => line)).toEqual([3, 5])
})

test('without a day of birth the same row again is told', async () => {
  const { rows } = await judge(
    fileOf(
      'Họ tên;Giới;Tháng tuổi;Cân nặng',
      'Bé thử Một;Nam;30;13,3',
      'Bé thử Một;Nam;30;13,3',
      'Bé thử Một;Nam;30;12,9',
    ),
  )
  expect(rows.map((row) => assessed(row).isRepeated)).toEqual([false, true, false])
  expect(notesOf(assessed(rows[1])).join(' ')).toContain('dòng 2')
})

test('titles, groups, sums and signatures are of no child, and are counted', async () => {
  const { summary } = await judge(
    fileOf(
      'TRẠM Y TẾ XÃ THỬ;;;;;;',
      HEADINGS,
      'Thôn Một;;;;;;',
      'A1;Bé thử Một;Nam;25/05/2024;01/03/2026;11,2;84,6',
      'Tổng cộng;;;;;11,2;',
      'Ngày 1 tháng 3 năm 2026, người lập biểu;;;;;;',
    ),
  )
  expect(summary.counts).toMatchObject({ rows: 4, assessed: 1, refused: 0, asides: 3 })
  expect(summary.asideLines).toEqual([3, 5, 6])
})
