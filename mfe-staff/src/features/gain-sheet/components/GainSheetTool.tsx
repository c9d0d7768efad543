import { useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { Notice, Section, Stack } from 'shared-frame'
import { SheetPrintButton, sheetStyles as styles, useFocusOn } from '../../sheets'
import { bmiWords, footWords, gainSheet } from '../rules/gain-sheet'
import { type JudgedMother, judgeMother } from '../rules/judged-mother'
import { verdictOf } from '../rules/verdict'
import { gainSheetTexts as texts } from '../texts'
import { GainSheetForm } from './GainSheetForm'

export interface GainSheetToolProps {
  readonly today: CalendarDay
}

/** A mother typed in by staff, judged here, and her sheet. No call is made: nothing that was typed leaves the page. */
export default function GainSheetTool({ today }: GainSheetToolProps) {
  const [mother, setMother] = useState<JudgedMother | null>(null)
  const result = useFocusOn(mother)
  return (
    <Stack gap="large">
      <Notice kind="info">{texts.private}</Notice>
      <GainSheetForm today={today} onSubmit={async (values) => setMother(judgeMother(values))} />
      {mother && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <Result mother={mother} today={today} />
        </div>
      )}
    </Stack>
  )
}

function Result({ mother, today }: { readonly mother: JudgedMother; readonly today: CalendarDay }) {
  const { sheet } = texts
  return (
    <Section title={texts.result} tone="leaf">
      <Stack>
        <p>{bmiWords(mother)}.</p>
        <ol className={styles.verdicts}>
          {mother.weighings.map((weighing) => (
            <li key={weighing.id}>
              <p>
                <strong>{formatDay(weighing.checkDate)}</strong>: {verdictOf(weighing)}.
              </p>
            </li>
          ))}
        </ol>
        <SheetPrintButton
          heading={sheet.heading}
          document={{ title: sheet.title, fileName: 'phieu-tang-can', foot: footWords(mother) }}
          parts={[{ id: 'sheet', label: sheet.part, chosen: true, load: async () => [gainSheet(mother, today)] }]}
        >
          {texts.open}
        </SheetPrintButton>
      </Stack>
    </Section>
  )
}
