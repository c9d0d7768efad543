import { useEffect, useRef, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { formatNumber } from 'shared-contracts/formats'
import { Button, Notice, PrintButton, Section, useShell } from 'shared-frame'
import { useSaving } from 'shared-frame/saving'
import { SourceList } from 'shared-ui/sources'
import { pageTexts } from '../../page-texts'
import { batchSources } from '../../report/batch-sources'
import type { BatchClient } from '../../worker/batch-client'
import type { BatchSummary } from '../../worker/messages'
import styles from '../Batch.module.css'
import { PrevalenceSection } from './PrevalenceSection'
import { RowTable } from './RowTable'

const words = pageTexts.results

interface Props {
  readonly name: string
  readonly summary: BatchSummary
  readonly today: CalendarDay
  readonly client: () => BatchClient
  readonly onRemap: () => void
  readonly onRestart: () => void
}

/** What came of a file: how many rows, each of them, prevalences, and what can be taken away. */
export function Results({ name, summary, today, client, onRemap, onRestart }: Props) {
  const heading = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: who reads by ear goes on here.
  useEffect(() => heading.current?.focus(), [])
  const { counts } = summary
  const figures = [
    [words.rows, counts.rows],
    [words.assessed, counts.assessed],
    [words.refused, counts.refused],
    [words.blank, counts.blank],
    ...(counts.asides === 0 ? [] : [[words.asides, counts.asides] as const]),
    ...(counts.repeated === 0 ? [] : [[words.repeated, counts.repeated] as const]),
    [words.flagged, counts.flagged],
  ] as const
  return (
    <div className={styles.tool}>
      <div ref={heading} tabIndex={-1}>
        <Section
          title={words.title}
          intro={`${name}. ${words.done(formatNumber(counts.rows), formatNumber(summary.milliseconds / 1000, 1))}`}
        >
          <div className={styles.tool}>
            <dl className={styles.counts}>
              {figures.map(([title, count]) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{formatNumber(count)}</dd>
                </div>
              ))}
            </dl>
            {counts.asides > 0 && (
              <p>{words.asideLines(summary.asideLines, counts.asides - summary.asideLines.length)}</p>
            )}
            <div className={styles.row}>
              <SaveCsv client={client} />
              <PrintButton
                preview={async (close) => {
                  const { default: ReportPreview } = await import(
                    /* webpackChunkName: "batch-report" */ '../../report/report-preview-part'
                  )
                  return <ReportPreview name={name} summary={summary} today={today} onClose={close} />
                }}
              >
                {words.report}
              </PrintButton>
              <Button tone="quiet" size="small" onClick={onRemap}>
                {words.again}
              </Button>
              <Button tone="quiet" size="small" onClick={onRestart}>
                {pageTexts.columns.other}
              </Button>
            </div>
            <p className={styles.privacy}>{pageTexts.privacy}</p>
          </div>
        </Section>
      </div>
      <RowTable client={client} />
      <div className={styles.below}>
        <PrevalenceSection summary={summary} />
        <SourceList sources={batchSources} title={pageTexts.sources} />
      </div>
    </div>
  )
}

/** The file is made in the worker; a hundred thousand rows take it some seconds. */
function SaveCsv({ client }: Pick<Props, 'client'>) {
  const { report } = useShell()
  const { save: saveFile, ways } = useSaving()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    setFailed(false)
    try {
      const { file } = await client().ask('csv', {})
      await saveFile({ content: file, name: words.csvName })
    } catch (error) {
      report(error, { unit: 'staff', at: 'batch-csv' })
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button tone="soft" size="small" busy={busy} onClick={() => void save()}>
        {words.csv}
      </Button>
      {ways}
      <div role="alert">{failed && <Notice kind="error">{pageTexts.failures.unexpected}</Notice>}</div>
    </>
  )
}
