import type { CalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import type { AdviceText, Verdict } from 'shared-contracts/health-rules'
import type { PrintedBlock } from 'shared-frame/printing'
import { sheetTexts as texts } from './texts'

interface Judged {
  readonly checkDate: CalendarDay
  /** Null: nothing could be judged. */
  readonly advice: (Pick<Verdict, 'verdict'> & { readonly advice: readonly Pick<AdviceText, 'text'>[] }) | null
}

/** What the newest visit asks for, where the rules have something to say. */
export function adviceBlocks(newest: Judged | undefined): readonly PrintedBlock[] {
  if (!newest?.advice) return []
  const { verdict, advice } = newest.advice
  return [
    { kind: 'strong', text: `${texts.newest(formatDay(newest.checkDate))}: ${verdict}.` },
    { kind: 'note', text: advice.map(({ text }) => text).join(' ') },
  ]
}
