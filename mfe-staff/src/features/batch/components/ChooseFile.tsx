import { type DragEvent, useId, useRef, useState } from 'react'
import { Button, classNames, Disclosure, Icon, Notice, Section } from 'shared-frame'
import { pageTexts } from '../page-texts'
import { SAMPLE_CSV } from '../sample-file'
import type { BatchFailure } from '../worker/messages'
import styles from './Batch.module.css'
import type { ChosenFile } from './use-batch'

const words = pageTexts.choose

interface Props {
  readonly failure: BatchFailure | null
  readonly busy: boolean
  readonly onChoose: (file: ChosenFile) => void
}

/** A file by button, by dropping it, or rows by pasting them. */
export function ChooseFile({ failure, busy, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  function choose(file: File | undefined): void {
    if (file) onChoose({ name: file.name, content: file })
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    if (!busy) choose(event.dataTransfer.files[0])
  }

  return (
    <Section title={words.title}>
      <div className={styles.tool}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped here can be chosen by the button */}
        <div
          className={classNames(styles.drop, over && styles.over)}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <p>{words.drop}</p>
          <div className={styles.row}>
            <Button busy={busy} onClick={() => input.current?.click()}>
              {busy ? words.reading : words.file}
            </Button>
            <Button
              tone="soft"
              disabled={busy}
              onClick={() => onChoose({ name: words.sampleName, content: new Blob([SAMPLE_CSV]) })}
            >
              {words.sample}
            </Button>
          </div>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-label={words.file}
            onChange={({ target }) => {
              choose(target.files?.[0])
              // The same file can be chosen again after it was mended.
              target.value = ''
            }}
          />
          <p className={styles.kinds}>{words.kinds}</p>
        </div>
        <div role="alert">{failure !== null && <Notice kind="error">{pageTexts.failures[failure]}</Notice>}</div>
        <Disclosure summary={words.paste}>
          <PasteRows busy={busy} onChoose={onChoose} />
        </Disclosure>
        <p className={styles.privacy}>
          <Icon name="lock" />
          <span>{pageTexts.privacy}</span>
        </p>
      </div>
    </Section>
  )
}

function PasteRows({ busy, onChoose }: Pick<Props, 'busy' | 'onChoose'>) {
  const [text, setText] = useState('')
  const [empty, setEmpty] = useState(false)
  const id = useId()

  function use(): void {
    const usable = text.trim().includes('\n')
    setEmpty(!usable)
    if (usable) onChoose({ name: words.pasteName, content: new Blob([text]) })
  }

  return (
    <div className={styles.paste}>
      <label htmlFor={id}>{words.pasteLabel}</label>
      <textarea
        id={id}
        rows={6}
        spellCheck={false}
        wrap="off"
        value={text}
        aria-invalid={empty || undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setText(target.value)}
      />
      <div id={`${id}-problem`} role="alert">
        {empty && <Notice kind="error">{words.pasteEmpty}</Notice>}
      </div>
      <Button tone="soft" busy={busy} onClick={use}>
        {words.pasteUse}
      </Button>
    </div>
  )
}
