import { useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { type GrowthTables, loadGrowthTables } from 'shared-contracts/growth'
import { Notice, Section, Stack } from 'shared-frame'
import { SheetPrintButton, sheetStyles as styles, useFocusOn } from '../../sheets'
import { growthSheet } from '../rules/growth-sheet'
import { type JudgedChild, judgeChild } from '../rules/judged-child'
import type { GrowthSheetValues } from '../rules/sheet-values'
import { growthSheetTexts as texts } from '../texts'
import { GrowthSheetForm } from './GrowthSheetForm'

export interface GrowthSheetToolProps {
  readonly today: CalendarDay
}

interface Judged {
  readonly child: JudgedChild
  readonly tables: GrowthTables
}

/** A child typed in by staff, judged here, and its sheet. No call is made: nothing that was typed leaves the page. */
export default function GrowthSheetTool({ today }: GrowthSheetToolProps) {
  const [judged, setJudged] = useState<Judged | null>(null)
  const result = useFocusOn(judged)

  async function judge(values: GrowthSheetValues) {
    const tables = await loadGrowthTables(values.sex ?? 0).catch((cause: unknown) => {
      throw new Error(texts.failed, { cause })
    })
    setJudged({ child: judgeChild(values, tables), tables })
  }

  return (
    <Stack gap="large">
      <Notice kind="info">{texts.private}</Notice>
      <GrowthSheetForm today={today} onSubmit={judge} />
      {judged && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <Result {...judged} today={today} />
        </div>
      )}
    </Stack>
  )
}

function Result({ child, tables, today }: Judged & { readonly today: CalendarDay }) {
  const { sheet } = texts
  return (
    <Section title={texts.result} tone="leaf">
      <Stack>
        <ol className={styles.verdicts}>
          {child.visits.map((visit) => (
            <li key={visit.id}>
              <p>
                <strong>{formatDay(visit.checkDate)}</strong>: {visit.advice?.verdict ?? texts.nothingJudged}.
              </p>
            </li>
          ))}
        </ol>
        <SheetPrintButton
          heading={sheet.heading}
          document={{ title: sheet.title, fileName: 'phieu-tang-truong', foot: sheet.foot }}
          parts={[
            { id: 'sheet', label: sheet.part, chosen: true, load: async () => [growthSheet(child, tables, today)] },
          ]}
        >
          {texts.open}
        </SheetPrintButton>
      </Stack>
    </Section>
  )
}
