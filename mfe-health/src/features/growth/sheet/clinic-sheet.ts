import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { formatChildAge, formatDay, formatMeasure, formatZScore } from 'shared-contracts/formats'
import { type DoubtedMeasure, loadGrowthTable, type Sex, zScoreOf } from 'shared-contracts/growth'
import { visitAdvice } from 'shared-contracts/growth-advice'
import { type PrintedBlock, type PrintedDocument, pdfFile } from 'shared-frame/printing'
import type { ShellApi } from 'shared-frame/remotes'
import type { FileToSave } from 'shared-frame/saving'
import {
  type GrowthChartKind,
  growthChartModel,
  growthTableOf,
  presetForAge,
  svgTextOf,
  visitPoints,
} from 'shared-ui/clinical-charts'
import { babyTexts } from '../../../texts/baby'
import { bookTexts } from '../../../texts/book'
import { chartVisits } from '../charts/chart-visits'
import type { ChildCheck } from '../requests/child-history'

export interface SheetChild {
  readonly name: string
  readonly sex: Sex
  readonly birth: CalendarDay
}

/** The three charts of the Vietnamese health book. */
const KINDS: readonly GrowthChartKind[] = ['length', 'weight', 'weight-for-length']
/** Points: three charts, the heading, the advice and eight checks must fit one A4 page. */
const CHART_WIDTH = 225
const SHOWN_CHECKS = 8

/** The sheet as a PDF; null where it fails, which was said (pdfFile). */
export async function clinicSheetFile(
  shell: ShellApi,
  child: SheetChild,
  checks: readonly ChildCheck[],
  today: CalendarDay,
): Promise<FileToSave | null> {
  return pdfFile(shell, await clinicSheet(child, checks, today), 'A4')
}

/** One A4 page for the clinic: the child, what the newest check says, three growth charts as vectors, the latest checks. */
export async function clinicSheet(
  child: SheetChild,
  checks: readonly ChildCheck[],
  today: CalendarDay,
): Promise<PrintedDocument> {
  const words = babyTexts.sheet
  const sex = child.sex === 0 ? babyTexts.boy : babyTexts.girl
  const charts = await Promise.all(KINDS.map((kind) => chartBlock(kind, child.sex, checks)))
  return {
    title: words.title,
    fileName: 'phieu-tang-truong',
    foot: words.note,
    sheets: [
      {
        title: words.title,
        subtitle: `${child.name} · ${sex} · ${words.birth} ${formatDay(child.birth)} · ${words.printed} ${formatDay(today)}`,
        blocks: [...adviceBlocks(checks), ...charts, checkTable(checks)],
      },
    ],
  }
}

async function chartBlock(kind: GrowthChartKind, sex: Sex, checks: readonly ChildCheck[]): Promise<PrintedBlock> {
  const preset = presetForAge(kind, checks.at(-1)?.ageInDays ?? null)
  const table = await loadGrowthTable(growthTableOf(kind, preset.standing), sex)
  const model = growthChartModel(kind, table, preset, visitPoints(kind, chartVisits(checks)))
  return { kind: 'drawing', svg: svgTextOf(model), width: CHART_WIDTH, alt: '' }
}

/** The verdict about the newest check and its advice, as the page shows them. */
function adviceBlocks(checks: readonly ChildCheck[]): readonly PrintedBlock[] {
  const newest = checks.at(-1)
  const found = newest && visitAdvice(newest, checks.slice(0, -1))
  if (!found) return []
  return [
    { kind: 'strong', text: `${bookTexts.newest}: ${found.verdict}.` },
    { kind: 'text', text: found.advice.map(({ text }) => text).join(' ') },
  ]
}

function checkTable(checks: readonly ChildCheck[]): PrintedBlock {
  const words = babyTexts.history
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
    return [
      day === null ? check.checkDate : formatDay(day),
      formatChildAge(check.ageInMonths),
      marked(check, 'weight', formatMeasure(check.weight, 2)),
      marked(check, 'height', formatMeasure(check.height, 1)),
      formatMeasure(check.bmi, 1),
      formatZScore(zScoreOf(check, 'LengthForAge')),
      formatZScore(zScoreOf(check, 'WeightForAge')),
      formatZScore(zScoreOf(check, 'WeightForLength')),
    ]
  })
  return { kind: 'table', letters: 'small', columns: head.map((title) => ({ title })), rows }
}

/** A measure that must be taken again says so: its figures mean nothing before. */
function marked({ doubtful }: ChildCheck, measure: DoubtedMeasure, shown: string): string | readonly string[] {
  return doubtful.includes(measure) ? [shown, babyTexts.sheet.again] : shown
}
