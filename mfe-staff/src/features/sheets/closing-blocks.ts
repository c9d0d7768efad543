import { type CalendarDay, partsOf } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import type { AdviceText, Verdict } from 'shared-contracts/health-rules'
import type { PrintedBlock } from 'shared-frame/printing'
import { sheetTexts as texts } from './texts'

interface Judged {
  readonly checkDate: CalendarDay
  /** Null: nothing could be judged. */
  readonly advice: (Pick<Verdict, 'verdict'> & { readonly advice: readonly Pick<AdviceText, 'text'>[] }) | null
}

/** What every sheet ends with: what the newest visit asks for, and where whoever filled it in signs. */
export function closingBlocks(newest: Judged | undefined, today: CalendarDay): readonly PrintedBlock[] {
  return [...adviceBlocks(newest), signatureBlock(today)]
}

function adviceBlocks(newest: Judged | undefined): readonly PrintedBlock[] {
  if (!newest?.advice) return []
  const { verdict, advice } = newest.advice
  return [
    { kind: 'strong', text: `${texts.newest(formatDay(newest.checkDate))}: ${verdict}.` },
    { kind: 'note', text: advice.map(({ text }) => text).join(' ') },
  ]
}

function signatureBlock(today: CalendarDay): PrintedBlock {
  const { year, month, date } = partsOf(today)
  return {
    kind: 'columns',
    columns: [
      { share: 1.4, blocks: [] },
      {
        blocks: [
          { kind: 'text', text: `Ngày ${date} tháng ${month} năm ${year}` },
          { kind: 'strong', text: 'Người đánh giá' },
          { kind: 'note', text: '(ký, ghi rõ họ tên)' },
          { kind: 'text', text: '\u00a0' },
          { kind: 'text', text: '........................................' },
        ],
      },
    ],
  }
}
