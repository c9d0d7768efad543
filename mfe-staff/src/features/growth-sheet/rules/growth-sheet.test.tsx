import { expect, test } from '@jest/globals'
import type { CalendarDay } from 'shared-contracts/ages'
import { loadGrowthTables } from 'shared-contracts/growth'
import type { PrintedBlock, PrintedSheet } from 'shared-frame/printing'
import { growthSheet } from './growth-sheet'
import { judgeChild } from './judged-child'
import { emptyGrowthSheet, emptyVisit, type GrowthSheetValues, type VisitValues } from './sheet-values'

const day = (text: string) => text as CalendarDay
const today = day('2026-11-23')
const visit = (checkDate: string, weight: number | null, height: number | null, more: Partial<VisitValues> = {}) => ({
  ...emptyVisit(day(checkDate)),
  weight,
  height,
  ...more,
})

async function sheetOf(change: Partial<GrowthSheetValues>): Promise<PrintedSheet> {
  const values = { ...emptyGrowthSheet(today), sex: 0 as const, dayOfBirth: day('2024-05-10'), ...change }
  const tables = await loadGrowthTables(values.sex ?? 0)
  return growthSheet(judgeChild(values, tables), tables, today)
}

const within = (blocks: readonly PrintedBlock[]): readonly PrintedBlock[] =>
  blocks.flatMap((block) =>
    block.kind === 'columns' ? block.columns.flatMap((column) => within(column.blocks)) : block,
  )
const drawings = ({ blocks }: PrintedSheet) =>
  within(blocks).flatMap((block) => (block.kind === 'drawing' ? block : []))
const rows = ({ blocks }: PrintedSheet) => blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
const circles = (svg: string) => svg.match(/<circle /g)?.length ?? 0

test('draws the three charts of the health book with a point for each visit', async () => {
  const sheet = await sheetOf({
    visits: [visit('2024-11-10', 7.4, 66), visit('2025-05-11', 9.1, 74.5), visit('2025-11-10', 10.2, 80.1)],
  })
  expect(drawings(sheet).map(({ alt, svg }) => [alt, circles(svg)])).toEqual([
    ['Biểu đồ cân nặng theo tuổi (kg)', 3],
    ['Biểu đồ chiều dài, chiều cao theo tuổi (cm)', 3],
    ['Biểu đồ cân nặng theo chiều dài, chiều cao (kg)', 3],
  ])
})

test('its lines are the median, two and three standard deviations, told apart by their dashes', async () => {
  const [weight] = drawings(await sheetOf({ visits: [visit('2025-11-10', 10.2, 80.1)] }))
  const lines = [...(weight?.svg ?? '').matchAll(/stroke-width="1.3"(?: stroke-dasharray="([^"]+)")?/g)]
  expect(lines.map(([, dash]) => dash ?? 'solid')).toEqual(['1.5 3', '4 3', 'solid', '4 3', '1.5 3'])
  for (const label of ['+3 SD', '+2 SD', '>0<', '−2 SD', '−3 SD']) expect(weight?.svg).toContain(label)
  expect(weight?.svg).not.toContain('1 SD')
})

test('a child measured before and after two years has weight for length and for height, each with its own visits', async () => {
  const sheet = await sheetOf({
    visits: [visit('2026-11-10', 12.1, 88.2, { position: 'standing' }), visit('2025-11-10', 10.2, 80.1)],
  })
  expect(drawings(sheet).map(({ svg }) => circles(svg))).toEqual([2, 2, 1, 1])
  // Oldest first, however they were typed.
  expect(rows(sheet).map(([date]) => date)).toEqual(['10/11/2025', '10/11/2026'])
})

test('tells each visit by the one verdict of the rules, the more careful finding first, and what it asks for', async () => {
  const sheet = await sheetOf({
    name: 'BN-17',
    facility: 'Trạm y tế Bình An',
    preterm: true,
    gestationWeeks: 33,
    visits: [
      visit('2025-05-10', 9.3, 75.2),
      visit('2025-11-10', 7.2, 78, { oedema: true }),
      visit('2026-05-10', null, 84.5),
    ],
  })
  expect(sheet.subtitle).toBe('BN-17 · Trai · sinh ngày 10/05/2024 · sinh non, 33 tuần thai · Trạm y tế Bình An')
  const verdicts = rows(sheet).map((row) => row.at(-1))
  expect(verdicts[0]).toMatch(/^Bình thường: /)
  expect(verdicts[1]).toMatch(/^Cần đưa bé đi khám ngay: phù hai bàn chân/)
  expect(rows(sheet)[1]?.slice(2, 7)).toEqual([['7,2', 'phù'], '78', '–', expect.stringMatching(/^[−+]/), '–'])
  const texts = within(sheet.blocks).flatMap((block) => (block.kind === 'strong' ? block.text : []))
  expect(texts).toEqual([expect.stringMatching(/^Lần gần nhất, 10\/05\/2026: /), 'Người đánh giá'])
})
