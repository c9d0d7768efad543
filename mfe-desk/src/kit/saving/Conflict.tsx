import { useState } from 'react'
import { formatInstant } from 'shared-contracts/formats'
import { Button, Notice, useShell } from 'shared-frame'
import type { Drafted, WrittenKind } from '../entry-kind'
import { kitWords } from '../words'
import styles from './Saving.module.css'
import type { Saver } from './saver-types'
import { useSaverState } from './use-saver'

const words = kitWords.conflict

interface Props<E extends Drafted<D>, S extends string, D> {
  readonly kind: Pick<WrittenKind<E, S, D>, 'writing' | 'describe'>
  readonly saver: Saver<E, D>
  /** Saves what is on screen, once its rules are met. */
  readonly onSave: () => void
}

/** Somebody else has changed the entry, or answered it: what happened, what is another there, and the ways on. Nothing that was typed is lost by itself. */
export function Conflict<E extends Drafted<D>, S extends string, D>({
  kind: { writing, describe },
  saver,
  onSave,
}: Props<E, S, D>) {
  const shell = useShell()
  const { saving, draft } = useSaverState(saver)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  if (saving.state !== 'conflict') return null
  const { why, theirs } = saving
  const others = writing.differences(draft, theirs.draft)

  function overwrite(): void {
    saver.overwrite()
    onSave()
  }

  function takeTheirs(): void {
    const mine = saver.takeTheirs()
    if (mine !== null) shell.notify(words.tookTheirs, 'info', { label: words.undo, run: () => saver.replace(mine) })
  }

  async function saveAsNew(): Promise<void> {
    setBusy(true)
    const made = await saver.saveAsNew()
    setBusy(false)
    setFailed(made === null)
    if (made === null) return
    shell.notify(words.savedAsNew, 'success')
    const { to } = describe(made, new Date())
    if (to !== null) await shell.navigate(to)
  }

  return (
    <div role="alert" className={styles.conflict}>
      <Notice kind="warning">
        {why === 'answered' ? words.answered : changedWords(theirs)} {words.kept}
      </Notice>
      <section className={styles.theirs} aria-label={words.theirs}>
        <p>{others.length === 0 ? words.same : words.differs}</p>
        <ul>
          {others.map(({ field, theirs: value }) => (
            <li key={field}>
              <strong>{field}:</strong> {value}
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.row}>
        {why === 'changed' && writing.mayOverwrite?.(theirs) === true && (
          <Button onClick={overwrite}>{words.overwrite}</Button>
        )}
        {writing.asNew !== undefined && (
          <Button tone="soft" onClick={() => void saveAsNew()} busy={busy}>
            {words.saveAsNew}
          </Button>
        )}
        <Button tone="soft" onClick={takeTheirs}>
          {words.takeTheirs}
        </Button>
      </div>
      {failed && <Notice kind="error">{words.saveAsNewFailed}</Notice>}
    </div>
  )
}

function changedWords({ changedBy, changedAt }: Drafted<unknown>): string {
  if (changedAt === null) return words.changed(words.file, null)
  return words.changed(changedBy ?? words.somebody, formatInstant(new Date(changedAt)))
}
