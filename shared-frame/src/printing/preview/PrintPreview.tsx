import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { printedPapers } from 'shared-contracts/constants'
import { Button } from '../../core/page/Button'
import { Icon } from '../../core/page/Icon'
import { printPage } from '../../core/page/print-page'
import { useShell } from '../../core/shell/shell-context'
import { Notice } from '../../core/states/Notice'
import { Dialog } from '../../overlays'
import { type FileToSave, useSaving } from '../../saving'
import PageWays from '../../saving/ways/page-ways-part'
import type { PaperSize } from '../paper/paper'
import { Sheets } from '../paper/Sheets'
import sheetStyles from '../paper/Sheets.module.css'
import { pdfFile } from '../pdf/pdf-file'
import type { PrintedDocument } from '../sheet'
import { printingTexts as texts } from '../texts'
import styles from './PrintPreview.module.css'
import { type PreviewPart, useParts } from './use-parts'
import { usePrintPage } from './use-print-page'

export interface PrintPreviewProps {
  /** What is printed, as the dialog's heading. */
  readonly heading: string
  readonly document: Omit<PrintedDocument, 'sheets'>
  readonly parts: readonly PreviewPart[]
  /** Choices that are this thing's own, such as how many people it is for. */
  readonly choices?: ReactNode
  readonly onClose: () => void
}

type Outcome = 'failed' | { readonly file: FileToSave; readonly isDownloading: boolean }

/** Paper, what is printed and how it will look; prints it or saves it as a PDF. */
export function PrintPreview({ heading, document, parts, choices, onClose }: PrintPreviewProps) {
  const shell = useShell()
  const [paper, setPaper] = useState<PaperSize>(printedPapers[0])
  const [chosenIds, setChosenIds] = useState(() => new Set(parts.filter(({ chosen }) => chosen).map(({ id }) => id)))
  const [saving, setSaving] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [printFailed, setPrintFailed] = useState(false)
  const closeWays = useCallback(() => setPrintFailed(false), [])
  const saveButton = useRef<HTMLButtonElement>(null)
  // What came of it is said here: notifications are behind the dialog.
  const { save: saveFile, offer, ways } = useSaving({ opener: () => saveButton.current, onDownloading: () => {} })
  const chosen = useMemo(() => parts.filter(({ id }) => chosenIds.has(id)), [parts, chosenIds])
  const { stateOf, retry } = useParts(chosen, shell.report)
  usePrintPage(paper)

  const states = chosen.map((part) => ({ part, now: stateOf(part) }))
  const sheets = states.flatMap(({ now }) => (now?.state === 'there' ? now.sheets : []))
  const printed: PrintedDocument = { ...document, sheets }
  // What is still on its way would be missing on paper.
  const ready = sheets.length > 0 && states.every(({ now }) => now !== undefined && now.state !== 'loading')

  function choose(id: string, wanted: boolean) {
    setOutcome(null)
    setChosenIds((before) => new Set([...before].filter((other) => other !== id).concat(wanted ? [id] : [])))
  }

  async function print() {
    setPrintFailed(!(await printPage()))
  }

  async function save() {
    setSaving(true)
    setOutcome(null)
    const file = await pdfFile(shell, printed, paper)
    setOutcome(file === null ? 'failed' : { file, isDownloading: (await saveFile(file)) === 'downloading' })
    setSaving(false)
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={heading}
        width="popup"
        actions={
          <>
            <Button tone="soft" icon={<Icon name="print" />} disabled={!ready} onClick={() => void print()}>
              {texts.print}
            </Button>
            <Button ref={saveButton} disabled={!ready} busy={saving} onClick={() => void save()}>
              {texts.save}
            </Button>
          </>
        }
      >
        <div className={styles.choices}>
          <fieldset>
            <legend>{texts.paper}</legend>
            {printedPapers.map((size) => (
              <label key={size}>
                <input type="radio" name="paper" checked={paper === size} onChange={() => setPaper(size)} />
                {texts.papers[size]}
              </label>
            ))}
          </fieldset>
          {parts.length > 1 && (
            <fieldset>
              <legend>{texts.what}</legend>
              {parts.map(({ id, label }) => (
                <label key={id}>
                  <input
                    type="checkbox"
                    checked={chosenIds.has(id)}
                    onChange={({ target }) => choose(id, target.checked)}
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
          {choices}
        </div>
        <div role="status">
          {chosen.length === 0 && <Notice kind="info">{texts.nothing}</Notice>}
          {outcome !== null && outcome !== 'failed' && (
            <Notice
              kind="success"
              action={
                <Button tone="soft" size="small" onClick={() => void offer(outcome.file)}>
                  {texts.otherWays}
                </Button>
              }
            >
              {outcome.isDownloading ? texts.downloading : texts.made}
            </Notice>
          )}
          {states.map(
            ({ part, now }) =>
              now?.state === 'loading' && (
                <p key={part.id}>
                  {now.of > 0 ? texts.loadingPartOf(part.label, now.done, now.of) : texts.loadingPart(part.label)}
                </p>
              ),
          )}
        </div>
        <div role="alert">
          {outcome === 'failed' && <Notice kind="error">{texts.failed}</Notice>}
          {states.map(
            ({ part, now }) =>
              now?.state === 'failed' && (
                <Notice
                  key={part.id}
                  kind="warning"
                  action={
                    <Button tone="soft" size="small" onClick={() => retry(part)}>
                      {texts.retry}
                    </Button>
                  }
                >
                  {texts.partFailed(part.label)}
                </Notice>
              ),
          )}
        </div>
        {sheets.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          <section className={styles.preview} aria-label={texts.preview} tabIndex={0}>
            <Sheets document={printed} paper={paper} />
          </section>
        )}
      </Dialog>
      {ways}
      {printFailed && <PageWays wanted="print-file" url={window.location.href} onClose={closeWays} />}
      {createPortal(
        <div className={sheetStyles.printer} data-print-root>
          <Sheets document={printed} paper={paper} />
        </div>,
        window.document.body,
      )}
    </>
  )
}
