import type { CalendarDay } from 'shared-contracts/ages'
import { loadGrowthTables } from 'shared-contracts/growth'
import { SheetTool } from '../../sheets'
import { growthSheet } from '../rules/growth-sheet'
import { judgeChild } from '../rules/judged-child'
import type { GrowthSheetValues } from '../rules/sheet-values'
import { growthSheetTexts as texts } from '../texts'
import { GrowthSheetForm } from './GrowthSheetForm'

export interface GrowthSheetToolProps {
  readonly today: CalendarDay
}

/** A child typed in by staff. */
export default function GrowthSheetTool({ today }: GrowthSheetToolProps) {
  const { part, title, foot } = texts.sheet
  return (
    <SheetTool
      form={(onSubmit) => <GrowthSheetForm today={today} onSubmit={onSubmit} />}
      judge={judge}
      lines={({ child }) =>
        child.visits.map(({ id, checkDate, advice }) => ({
          id,
          day: checkDate,
          verdict: advice?.verdict ?? texts.nothingJudged,
        }))
      }
      paper={{
        ...{ part, title, fileName: 'phieu-tang-truong', foot: () => foot },
        sheet: ({ child, tables }) => growthSheet(child, tables, today),
      }}
    />
  )
}

async function judge(values: GrowthSheetValues) {
  const tables = await loadGrowthTables(values.sex ?? 0).catch((cause: unknown) => {
    throw new Error(texts.failed, { cause })
  })
  return { child: judgeChild(values, tables), tables }
}
