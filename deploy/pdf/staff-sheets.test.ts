/** @jest-environment jsdom */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { addDays, type CalendarDay } from 'shared-contracts/ages'
import { pdfExport } from 'shared-contracts/constants'
import { fetusWords } from 'shared-contracts/gestation'
import { loadGrowthTables } from 'shared-contracts/growth'
import { footWords, gainSheet } from '../../mfe-staff/src/features/gain-sheet/rules/gain-sheet'
import { judgeMother } from '../../mfe-staff/src/features/gain-sheet/rules/judged-mother'
import { emptyGainSheet, MOST_WEIGHINGS } from '../../mfe-staff/src/features/gain-sheet/rules/sheet-values'
import { growthSheet } from '../../mfe-staff/src/features/growth-sheet/rules/growth-sheet'
import { judgeChild } from '../../mfe-staff/src/features/growth-sheet/rules/judged-child'
import {
  emptyGrowthSheet,
  emptyVisit,
  type GrowthSheetValues,
  MOST_VISITS,
  type VisitValues,
} from '../../mfe-staff/src/features/growth-sheet/rules/sheet-values'
import { growthSheetTexts } from '../../mfe-staff/src/features/growth-sheet/texts'
import type { PrintedSheet } from '../../shared-frame/src/printing/sheet'
import { openPdfMaker, type PdfMaker } from './testing/pdf-maker'
import type { ReadPdf } from './testing/read-pdfs'

// One build by webpack, and the files are made and read in a process of their own.
jest.setTimeout(120_000)

let maker: PdfMaker
beforeAll(() => {
  maker = openPdfMaker()
})
afterAll(() => maker.close())

const day = (text: string) => text as CalendarDay
const today = day('2026-11-23')
const LONGEST = 'Nguyễn Thị Phương Thảo Minh Châu, mã số 0123456789, phòng khám dinh dưỡng tầng hai nhà B'
const margin = pdfExport.marginInches * 72

function read(sheets: readonly { readonly sheet: PrintedSheet; readonly foot: string }[]) {
  return maker.readBack(
    sheets.map(({ sheet, foot }) => ({
      document: { title: sheet.title, fileName: 'phieu', foot, sheets: [sheet] },
      paper: 'A4',
    })),
  )
}

function expectOneA4(file: ReadPdf) {
  expect(file.pages.map(({ width, height }) => [width, height])).toEqual([[595.28, 841.89]])
  const [page] = file.pages
  expect(page?.edges.left).toBeGreaterThanOrEqual(margin - 0.5)
  expect(page?.edges.right).toBeGreaterThanOrEqual(margin - 0.5)
  return page?.text ?? ''
}

describe('a growth sheet is one A4 page', () => {
  const birth = day('2022-03-01')
  const visit = (days: number, weight: number, height: number, more: Partial<VisitValues> = {}): VisitValues => ({
    ...emptyVisit(addDays(birth, days)),
    weight,
    height,
    ...more,
  })
  const thin: readonly [days: number, weight: number, height: number][] = [
    [100, 4.1, 55],
    [200, 5, 60],
    [400, 6.2, 67],
    [700, 7.2, 74],
    [760, 7.1, 76],
    [1200, 8.9, 84],
  ]
  const grave = { position: 'standing', dangerSigns: true } as const
  const children: Readonly<Record<string, Partial<GrowthSheetValues>>> = {
    'of one visit': { visits: [visit(300, 8.9, 71)] },
    'of a preterm child': { preterm: true, gestationWeeks: 30, visits: thin.slice(0, 3).map((row) => visit(...row)) },
    'of as many visits as it holds, on both sides of two years': { visits: thin.map((row) => visit(...row)) },
    'of the gravest findings': { visits: thin.map((row) => visit(...row, grave)) },
    'of swollen feet': { visits: thin.map((row) => visit(...row, { oedema: true })) },
    'of heavy and short children': {
      visits: thin.map(([days, weight, height]) => visit(days, weight * 1.9, height)),
    },
    'of visits below two years': {
      visits: [60, 120, 180, 240, 300, 360].map((days) => visit(days, 3.3 + days / 110, 51 + days / 25)),
    },
  }

  test.each(Object.entries(children))('%s', async (_, change) => {
    const values = {
      ...emptyGrowthSheet(today),
      name: LONGEST.slice(0, 80),
      facility: LONGEST,
      sex: 1 as const,
      dayOfBirth: birth,
      ...change,
    }
    expect(values.visits.length).toBeLessThanOrEqual(MOST_VISITS)
    const tables = await loadGrowthTables(1)
    const sheet = growthSheet(judgeChild(values, tables), tables, today)
    const [file] = await read([{ sheet, foot: growthSheetTexts.sheet.foot }])
    if (!file) throw new Error('Nothing was made')
    const text = expectOneA4(file)
    // The charts' own words are text of the file too.
    for (const word of ['Cân nặng theo tuổi (kg)', '−3 SD', '+3 SD', 'Tuổi (tháng)', 'Người đánh giá'])
      expect(text).toContain(word)
  })
})

describe('a gain sheet is one A4 page', () => {
  test.each([
    ['normal', 156, 50, 1.1, 1, 4],
    ['thin, gaining little', 165, 44, 0.2, 1, 4],
    ['overweight, gaining much', 150, 75, 3, 1, 4],
    ['of twins', 150, 75, 4.5, 2, 4],
    ['of twins, weighed each week until past their usual birth', 150, 75, 4.5, 2, 1],
    ['of twins, thin', 165, 44, 0.2, 2, 4],
    ['of twins, thin and losing weight each week', 165, 44, -0.3, 2, 1],
    ['of triplets, weighed each week', 156, 50, 3, 3, 1],
  ] as const)('of a mother %s', async (_, height, weightBefore, gained, fetusCount, weeksApart) => {
    const weighings = Array.from({ length: MOST_WEIGHINGS }, (_, index) => ({
      checkDate: addDays(today, (index - MOST_WEIGHINGS) * weeksApart * 7),
      weeks: 41 - (MOST_WEIGHINGS - 1 - index) * weeksApart,
      days: 3,
      weight: weightBefore + index * gained - 0.4,
    }))
    const values = {
      ...emptyGainSheet(today),
      name: LONGEST.slice(0, 80),
      facility: LONGEST,
      height,
      weightBefore,
      fetusCount,
      weighings,
    }
    const mother = judgeMother(values)
    const [file] = await read([{ sheet: gainSheet(mother, today), foot: footWords(mother) }])
    if (!file) throw new Error('Nothing was made')
    const text = expectOneA4(file)
    for (const word of [
      'Tuần thai',
      'BMI trước khi mang thai',
      'Nên tăng (kg)',
      'Người đánh giá',
      fetusWords[fetusCount],
    ])
      expect(text).toContain(word)
  })
})
