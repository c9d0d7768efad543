import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type AssessedRow, type BatchRow, growthIndices } from '../assessment/assess-row'
import { notesOf } from '../assessment/row-notes'
import { setupProblems } from '../mapping/setup-problems'
import { openSession } from '../testing/ask-session'
import { day } from '../testing/batch-rows'

/** Small files as health stations and surveys have them, with invented children; figures were computed from WHO's tables by other code. */
const folder = path.join(__dirname, '../testing/real-files')
const TODAY = day('2026-06-01')
const fileOf = (name: string) => new Blob([readFileSync(path.join(folder, name))])

/** Weight, length or height, BMI for age; weight for length or height. */
const figures = ['weightForAge', 'lengthForAge', 'bmiForAge', 'weightForLength'] as const

function scores(row: BatchRow | undefined): readonly (number | null)[] {
  if (row?.state !== 'assessed') throw new Error(JSON.stringify(row))
  return figures.map((index) => row.assessment[index].zScore)
}

const assessed = (row: BatchRow | undefined): AssessedRow => {
  if (row?.state !== 'assessed') throw new Error(JSON.stringify(row))
  return row
}

const STATION = [
  ['K01', 765, [-0.36, -0.64, 0, -0.09]],
  ['K02', 881, [-0.47, -0.55, -0.23, -0.32]],
  ['K03', 274, [-1.22, -0.89, -0.98, -0.97]],
  ['K04', 1410, [-1.69, -1.45, -1.16, -1.29]],
] as const

test.each([
  ['sep-line.csv', 2],
  ['title-rows.csv', 4],
  ['month-names.csv', 1],
  ['title-rows.xlsx', 4],
  ['strings-case.xlsx', 1],
  ['serial-dates.xlsx', 1],
])('%s: headings are in line %i, each child as WHO has it', async (name, headingLine) => {
  const session = openSession(TODAY)
  const head = await session.open(fileOf(name))
  expect(head.headingLine).toBe(headingLine)
  expect(head.headings[0]).toBe('Mã trẻ')
  await session.run(fileOf(name))
  const rows = await session.allRows()
  expect(rows.map((row) => [row.code, assessed(row).child.ageInDays, scores(row)])).toEqual(STATION)
})

describe('days whose order late rows alone prove', () => {
  test('all rows are read by it', async () => {
    const session = openSession(TODAY)
    await session.run(fileOf('us-dates-late-proof.csv'))
    const rows = await session.allRows()
    expect(rows).toHaveLength(30)
    expect(rows.filter(({ state }) => state !== 'assessed')).toEqual([])
    expect(assessed(rows[0]).child).toMatchObject({ birthDay: '2024-02-06', visitDay: '2026-05-04', ageInDays: 818 })
  })

  test('without those rows nothing is judged before the order is chosen', async () => {
    const lines = (await fileOf('us-dates-late-proof.csv').text()).split('\n').slice(0, 21)
    const file = new Blob([lines.join('\n')])
    const session = openSession(TODAY)
    const head = await session.open(file)
    expect(setupProblems(head.setup, head)).toEqual(['birthDayOrder', 'visitDayOrder'])
    await expect(session.assess(file, head)).rejects.toThrow('still to be chosen')
    const setup = { ...head.setup, dayOrders: { birthDay: 'month-first', visitDay: 'month-first' } } as const
    await session.assess(file, head, setup)
    expect(assessed((await session.allRows())[0]).child.ageInDays).toBe(818)
  })
})

const S1 = [0, -0.01, -0.04, -0.03]
const S2 = [0, 0.01, -0.07, -0.11]
const S3 = [-0.04, -0.02, -0.04, 0.04]
const S4 = [0, -0.02, 0, 0.09]

test('a sex of 1 and 0 is asked, with how many have each', async () => {
  const file = fileOf('sex-1-0.csv')
  const session = openSession(TODAY)
  const head = await session.open(file)
  expect(setupProblems(head.setup, head)).toEqual(['sexCodes'])
  expect(head.columns[head.setup.mapping.sex ?? -1]?.codes).toEqual({ 0: 2, 1: 2 })
  await session.assess(file, head, { ...head.setup, sexCodes: { 0: 1, 1: 0 } })
  expect((await session.allRows()).map(scores)).toEqual([S1, S2, S3, S4])
})

test.each([
  ['dhs.csv', 'dhs'],
  ['dhs-hw.csv', 'dhs'],
  ['mics.csv', 'mics'],
])('%s is known by its names: units, missing measures', async (name, format) => {
  const session = openSession(TODAY)
  expect((await session.open(fileOf(name))).setup.format).toBe(format)
  await session.run(fileOf(name))
  const rows = await session.allRows()
  expect(rows.slice(0, 3).map(scores)).toEqual([S1, S2, S3])
  expect(assessed(rows[0]).child).toMatchObject({ weight: 13.3, length: 91.9 })
  expect(rows[3]).toMatchObject({ state: 'refused', problems: ['Thiếu cả cân nặng, chiều cao và vòng cánh tay.'] })
})

test('ages in years are asked, and whole years are told with their row', async () => {
  const file = fileOf('age-years.csv')
  const session = openSession(TODAY)
  const head = await session.open(file)
  expect(setupProblems(head.setup, head)).toEqual(['ageUnit'])
  await session.assess(file, head, { ...head.setup, ageUnit: 'years' })
  const rows = await session.allRows()
  expect(scores(rows[2])).toEqual([-0.02, -0.01, -0.05, -0.01])
  expect(notesOf(assessed(rows[2])).join(' ')).toContain('tròn năm')
})

test('years that are taken for months stop the file, with the cause', async () => {
  const file = fileOf('age-years.csv')
  const session = openSession(TODAY)
  const head = await session.open(file)
  const setup = { ...head.setup, ageUnit: 'months' } as const
  const { summary, doubt } = await session.assess(file, head, setup)
  expect(summary).toBeNull()
  expect(doubt).toEqual({ rows: 4, absurd: 4, remedy: { ageUnit: 'years', weightUnit: 'kg', lengthUnit: 'cm' } })
  // Somebody may want to look nevertheless: then nobody is classed by a flagged z-score.
  const anyway = await session.assess(file, head, { ...setup, doubtAccepted: true })
  expect(anyway.summary?.counts).toMatchObject({ assessed: 4, flagged: 4 })
  const lines = (await session.csv())
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'))
  const flags = lines[0]?.flatMap((title, column) => (title.endsWith('cờ số liệu bất thường') ? [column] : [])) ?? []
  expect(flags).toHaveLength(4)
  for (const cells of lines.slice(1)) {
    const classes = flags.map((flag) => [cells[flag], cells[flag - 1] !== ''])
    expect(classes).toEqual([
      ['1', false],
      ['1', false],
      ['0', true],
      ['0', true],
    ])
  }
})

test('a child of 60 months has the z-scores of day 1826 and is in no prevalence', async () => {
  const session = openSession(TODAY)
  const { prevalence } = await session.run(fileOf('60months.csv'))
  const rows = await session.allRows()
  expect(scores(rows[0])).toEqual([-0.01, 0.01, -0.05, -0.13])
  expect(notesOf(assessed(rows[0])).join(' ')).toContain('dưới 60 tháng')
  expect(rows[3]).toMatchObject({ state: 'refused' })
  expect(prevalence.sixtyMonths).toBe(2)
  expect(growthIndices.map((index) => prevalence.ages[0]?.indices[index].count)).toEqual([1, 1, 1, 1])
  // Ages are saved as whole days.
  expect((await session.csv()).split('\r\n')[1]).toContain(';1826;60;')
})

test.each(['csv', 'xlsx'])('the form that staff may download as %s is read whole', async (kind) => {
  const file = new Blob([
    readFileSync(path.join(__dirname, `../../../../../content/staff-files/mau-danh-gia-hang-loat.${kind}`)),
  ])
  const session = openSession(day('2026-11-27'))
  const { counts } = await session.run(file)
  expect(counts).toMatchObject({ assessed: 3, refused: 0 })
  const rows = (await session.allRows()).map(assessed)
  expect(rows.map(({ child }) => [child.length, child.lying])).toEqual([
    [78.5, true],
    [95.4, false],
    [70.2, true],
  ])
})
