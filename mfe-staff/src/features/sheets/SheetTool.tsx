import { type ReactNode, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { Notice, Section, Stack } from 'shared-frame'
import type { PrintedSheet } from 'shared-frame/printing'
import { useFocusWhen } from 'shared-ui/focus'
import { SheetPrintButton } from './SheetPrintButton'
import styles from './Sheets.module.css'
import { sheetTexts as texts } from './texts'

interface Props<V, J> {
  /** The form of whom the sheet is about, and of the visits. */
  readonly form: (onSubmit: (values: V) => Promise<void>) => ReactNode
  /** What it throws, the form tells. */
  readonly judge: (values: V) => Promise<J>
  /** What is told before the visits. */
  readonly summary?: (judged: J) => string
  /** One line a visit, in the order of the sheet. */
  readonly lines: (judged: J) => readonly { readonly id: number; readonly day: CalendarDay; readonly verdict: string }[]
  readonly paper: {
    /** In the list of what can be printed. */
    readonly part: string
    readonly title: string
    readonly fileName: string
    readonly foot: (judged: J) => string
    readonly sheet: (judged: J) => PrintedSheet
  }
}

/** Somebody typed in by staff, judged here, and the sheet. No call is made: nothing that was typed leaves the page. */
export function SheetTool<V, J>({ form, judge, summary, lines, paper }: Props<V, J>) {
  const [judged, setJudged] = useState<{ readonly found: J } | null>(null)
  const result = useFocusWhen(judged)
  return (
    <Stack gap="large">
      <Notice kind="info">{texts.private}</Notice>
      {form(async (values) => setJudged({ found: await judge(values) }))}
      {judged && (
        <div ref={result} tabIndex={-1} className={styles.result}>
          <Section title={texts.result} tone="leaf">
            <Stack>
              {summary && <p>{summary(judged.found)}.</p>}
              <ol className={styles.verdicts}>
                {lines(judged.found).map(({ id, day, verdict }) => (
                  <li key={id}>
                    <p>
                      <strong>{formatDay(day)}</strong>: {verdict}.
                    </p>
                  </li>
                ))}
              </ol>
              <SheetPrintButton
                heading={texts.open}
                document={{ title: paper.title, fileName: paper.fileName, foot: paper.foot(judged.found) }}
                parts={[
                  { id: 'sheet', label: paper.part, chosen: true, load: async () => [paper.sheet(judged.found)] },
                ]}
              >
                {texts.open}
              </SheetPrintButton>
            </Stack>
          </Section>
        </div>
      )}
    </Stack>
  )
}
