import type { CalendarDay } from 'shared-contracts/ages'
import { SheetTool } from '../../sheets'
import { bmiWords, footWords, gainSheet, verdictOf } from '../rules/gain-sheet'
import { judgeMother } from '../rules/judged-mother'
import type { GainSheetValues } from '../rules/sheet-values'
import { gainSheetTexts as texts } from '../texts'
import { GainSheetForm } from './GainSheetForm'

export interface GainSheetToolProps {
  readonly today: CalendarDay
}

/** A mother typed in by staff. */
export default function GainSheetTool({ today }: GainSheetToolProps) {
  const { part, title } = texts.sheet
  return (
    <SheetTool
      form={(onSubmit) => <GainSheetForm today={today} onSubmit={onSubmit} />}
      judge={async (values: GainSheetValues) => judgeMother(values)}
      summary={bmiWords}
      lines={({ weighings }) =>
        weighings.map((weighing) => ({ id: weighing.id, day: weighing.checkDate, verdict: verdictOf(weighing) }))
      }
      paper={{ part, title, fileName: 'phieu-tang-can', foot: footWords, sheet: (mother) => gainSheet(mother, today) }}
    />
  )
}
