import pdfMake, { type PdfContent, type PdfDocument } from 'pdfmake/build/pdfmake'
import fonts from 'pdfmake/build/vfs_fonts'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { formatChildAge, formatDay, formatDecimal } from 'shared-contracts/formats'
import { loadGrowthTable, type Sex } from 'shared-contracts/growth'
import { visitAdvice } from 'shared-contracts/growth-advice'
import { saveFile } from 'shared-ui/drawing'
import { texts } from '../../../texts'
import { svgTextOf } from '../../charts'
import { type GrowthChartKind, growthChartModel, growthTableOf } from '../charts/growth-chart-model'
import { presetForAge } from '../charts/growth-ranges'
import { chartVisits, visitPoints } from '../charts/growth-visits'
import type { ChildCheck } from '../requests/child-history'
import { formatSigned } from '../rules/format-signed'

export interface SheetChild {
  readonly name: string
  readonly sex: Sex
  readonly birth: CalendarDay
}

/** The three charts of the Vietnamese health book. */
const KINDS: readonly GrowthChartKind[] = ['length', 'weight', 'weight-for-length']
/** Points: three charts, the heading, the advice and eight checks must fit one A4 page. */
const CHART_WIDTH = 290
const SHOWN_CHECKS = 8

/** Hands over one A4 sheet for the clinic: the child, what the newest check says, three growth charts as vectors, the latest checks. */
export async function saveClinicSheet(
  child: SheetChild,
  checks: readonly ChildCheck[],
  today: CalendarDay,
): Promise<void> {
  pdfMake.addVirtualFileSystem(fonts)
  const pdf = await pdfMake.createPdf(await sheetDocument(child, checks, today)).getBlob()
  saveFile(pdf, 'phieu-tang-truong.pdf')
}

/** The sheet as data, for the printer and for tests. */
export async function sheetDocument(
  child: SheetChild,
  checks: readonly ChildCheck[],
  today: CalendarDay,
): Promise<PdfDocument> {
  const words = texts.baby.sheet
  const charts = await Promise.all(KINDS.map((kind) => chartContent(kind, child.sex, checks)))
  return {
    pageSize: 'A4',
    pageMargins: [36, 28, 36, 34],
    info: { title: words.title },
    defaultStyle: { font: 'Roboto', fontSize: 9 },
    content: [
      { text: words.title, fontSize: 14, bold: true },
      {
        text: `${child.name} · ${child.sex === 0 ? texts.baby.boy : texts.baby.girl} · ${words.birth} ${formatDay(child.birth)} · ${words.printed} ${formatDay(today)}`,
        margin: [0, 2, 0, 4],
      },
      ...adviceContent(checks),
      ...charts,
      {
        table: { headerRows: 1, widths: Array(8).fill('*'), body: checkRows(checks) },
        layout: 'lightHorizontalLines',
        fontSize: 7.5,
        margin: [0, 2, 0, 0],
      },
    ],
    footer: { text: words.note, fontSize: 7, margin: [36, 6, 36, 0] },
  }
}

async function chartContent(kind: GrowthChartKind, sex: Sex, checks: readonly ChildCheck[]): Promise<PdfContent> {
  const preset = presetForAge(kind, checks.at(-1)?.ageInDays ?? null)
  const table = await loadGrowthTable(growthTableOf(kind, preset.standing), sex)
  const model = growthChartModel(kind, table, preset, visitPoints(kind, chartVisits(checks)))
  return { svg: svgTextOf(model), width: CHART_WIDTH, alignment: 'center' }
}

/** The verdict about the newest check and its advice, as the page shows them. */
function adviceContent(checks: readonly ChildCheck[]): readonly PdfContent[] {
  const newest = checks.at(-1)
  const found = newest && visitAdvice(newest, checks.at(-2))
  if (!found) return []
  return [
    { text: `${texts.baby.newest}: ${found.verdict}.`, bold: true },
    { text: found.advice.map(({ text }) => text).join(' '), fontSize: 8, margin: [0, 1, 0, 4] },
  ]
}

function checkRows(checks: readonly ChildCheck[]): readonly (readonly string[])[] {
  const words = texts.baby.history
  const head = [
    words.day,
    words.age,
    words.weight,
    words.height,
    'BMI',
    words.zLength,
    words.zWeight,
    words.zProportion,
  ]
  const rows = checks.slice(-SHOWN_CHECKS).map((check) => {
    const day = parseCalendarDay(check.checkDate)
    const z = (name: string) => check.assessments.find((score) => score.measureTypeName === name)?.zScore ?? null
    return [
      day === null ? check.checkDate : formatDay(day),
      formatChildAge(check.ageInMonths),
      figure(check.weight, 2),
      figure(check.height, 1),
      figure(check.bmi, 1),
      signed(z('LengthForAge')),
      signed(z('WeightForAge')),
      signed(z('WeightForLength')),
    ]
  })
  return [head, ...rows]
}

function figure(value: number | null, decimals: number): string {
  return value === null ? '–' : formatDecimal(value, decimals)
}

function signed(zScore: number | null): string {
  return zScore === null ? '–' : formatSigned(zScore)
}
