import type { CalendarDay } from 'shared-contracts/ages'
import { formatDay, formatNumber } from 'shared-contracts/formats'
import type { PrintedBlock, PrintedSheet } from 'shared-frame/printing'
import { type GrowthIndex, growthIndices } from '../assessment/assess-row'
import type { PrevalenceLine } from '../assessment/prevalence'
import { batchTexts } from '../batch-texts'
import { pageTexts } from '../page-texts'
import type { BatchSummary } from '../worker/messages'
import {
  columnsOf,
  designNotes,
  figuresOf,
  groupTitle,
  lineTitle,
  togetherColumns,
  togetherFigures,
} from './prevalence-rows'

const words = pageTexts.report

export interface BatchReport {
  /** Of the file. */
  readonly name: string
  readonly summary: BatchSummary
  readonly today: CalendarDay
}

/** The report of a whole file: what was counted and how, then a table of each index by age and sex. No child is named. */
export function reportSheets({ name, summary, today }: BatchReport): readonly PrintedSheet[] {
  const { counts, prevalence } = summary
  const [first, ...others] = growthIndices.map((index) => tableOf(index, prevalence.ages, words.groupColumn, lineTitle))
  const subtitle = words.subtitle(name, formatDay(today))
  return [
    {
      title: words.title,
      subtitle,
      blocks: [
        {
          kind: 'text',
          text: words.counts(
            formatNumber(counts.rows),
            formatNumber(counts.assessed),
            formatNumber(counts.refused),
            formatNumber(counts.blank + counts.asides),
            formatNumber(counts.flagged),
          ),
        },
        { kind: 'text', text: [words.method, ...designNotes(prevalence)].join(' ') },
        ...(first ?? []),
      ],
    },
    ...[...others, togetherTable(prevalence.ages, words.groupColumn, lineTitle)].map((blocks) => ({
      title: words.title,
      subtitle,
      blocks,
    })),
  ]
}

/** The same by the group column: one sheet an index. */
export function groupSheets({ name, summary, today }: BatchReport): readonly PrintedSheet[] {
  const { groups } = summary.prevalence
  const title = batchTexts.fields.group
  const titleOf = ({ group }: PrevalenceLine) => groupTitle(group)
  const tables = [
    ...growthIndices.map((index) => tableOf(index, groups, title, titleOf)),
    togetherTable(groups, title, titleOf),
  ]
  return tables.map((blocks) => ({
    title: words.title,
    subtitle: words.subtitle(name, formatDay(today)),
    blocks,
  }))
}

function togetherTable(
  lines: readonly PrevalenceLine[],
  heading: string,
  titleOf: (line: PrevalenceLine) => string,
): readonly PrintedBlock[] {
  return [
    { kind: 'heading', text: pageTexts.prevalence.togetherTitle },
    {
      kind: 'table',
      letters: 'small',
      columns: [{ title: heading, share: 1.8 }, ...togetherColumns.map((title) => ({ title }))],
      rows: lines.map((line) => [titleOf(line), ...togetherFigures(line.together)]),
    },
  ]
}

function tableOf(
  index: GrowthIndex,
  lines: readonly PrevalenceLine[],
  heading: string,
  titleOf: (line: PrevalenceLine) => string,
): readonly PrintedBlock[] {
  return [
    { kind: 'heading', text: batchTexts.indices[index].title },
    {
      kind: 'table',
      letters: 'small',
      columns: [
        { title: heading, share: 1.8 },
        ...columnsOf(index).map((title) => ({ title, share: title.includes('SD') && title !== 'SD' ? 1.6 : 0.8 })),
      ],
      rows: lines.map((line) => [titleOf(line), ...figuresOf(index, line.indices[index])]),
    },
  ]
}
