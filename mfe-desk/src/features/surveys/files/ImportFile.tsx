import { type ChangeEvent, useId, useRef, useState } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { Button, Notice, useShell } from 'shared-frame'
import { useAct } from '../../../kit/decisions'
import { surveyTexts } from '../survey-texts'
import styles from './Files.module.css'
import { ImportRows } from './ImportRows'

const words = surveyTexts.files
/** As many letters as the call takes. */
const MAX_LETTERS = 900_000

/** A file may hold all kinds; lists are read anew whenever they are shown. */
const anyKind = { name: 'survey', history: null } as const

type Rows = CallAnswer<'SurveyDesk/Import'>['rows']

/** Reads a content file, shows row by row what it would do, and writes it once that was agreed to. */
export function ImportFile() {
  const { api } = useShell()
  const { run, busy, failure } = useAct(anyKind, null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  /** What the text as it stands would do; null: not asked yet. */
  const [planned, setPlanned] = useState<Rows | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const id = useId()

  function change(next: string): void {
    setText(next)
    setPlanned(null)
    setProblem(next.length > MAX_LETTERS ? words.tooLarge : null)
  }

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0]
    // The same file can be chosen again after it was mended.
    target.value = ''
    if (file === undefined) return
    if (file.size > MAX_LETTERS * 3) return setProblem(words.tooLarge)
    try {
      change(await file.text())
    } catch {
      setProblem(words.unreadable)
    }
  }

  function check(): void {
    if (text.trim() === '') {
      setProblem(words.empty)
      return
    }
    void run(async () => {
      const { rows } = await api.call('SurveyDesk/Import', { body: { text, dryRun: true } })
      setPlanned(rows)
      requestAnimationFrame(() => outcome.current?.focus())
      return null
    })
  }

  function write(): void {
    void run(async () => {
      const { rows } = await api.call('SurveyDesk/Import', { body: { text, dryRun: false } })
      setPlanned(null)
      setText('')
      return words.written(rows.filter(({ what }) => what === 'new' || what === 'changed').length)
    })
  }

  return (
    <div className={styles.import}>
      <label className={styles.choose} htmlFor={`${id}-file`}>
        {words.choose}
        <input id={`${id}-file`} type="file" accept=".json,application/json" onChange={(event) => void choose(event)} />
      </label>
      <label className={styles.choose} htmlFor={`${id}-text`}>
        {words.text}
        <textarea
          id={`${id}-text`}
          rows={8}
          spellCheck={false}
          value={text}
          aria-describedby={`${id}-problem`}
          aria-invalid={problem !== null || undefined}
          onChange={({ target }) => change(target.value)}
        />
      </label>
      <div id={`${id}-problem`} role="alert">
        {problem !== null && <Notice kind="error">{problem}</Notice>}
        {failure !== null && <Notice kind="error">{failure}</Notice>}
      </div>
      {planned === null && (
        <p>
          <Button busy={busy} disabled={text.length > MAX_LETTERS} onClick={check}>
            {words.check}
          </Button>
        </p>
      )}
      <div ref={outcome} tabIndex={-1}>
        {planned !== null && (
          <ImportRows rows={planned} busy={busy} onWrite={write} onCancel={() => setPlanned(null)} />
        )}
      </div>
    </div>
  )
}
