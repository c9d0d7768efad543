import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { isNotFound } from 'shared-contracts/client'
import { EmptyState, ErrorState, LinkButton, LoadingState, useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import type { Drafted, WrittenKind } from '../entry-kind'
import { History } from '../history'
import { Previewed } from '../preview'
import { Conflict, type Saver, type SaverState, SavingLine, useSaver, useSaverState } from '../saving'
import { kitWords as words } from '../words'
import styles from './Editor.module.css'

/** What stands round a form knows of it. */
export interface Shown<E, D> {
  readonly saver: Saver<E, D>
  readonly state: SaverState<E, D>
}

interface Parts<E extends Drafted<D>, S extends string, D> {
  readonly kind: WrittenKind<E, S, D>
  /** Whose device copy it is. */
  readonly editorId: number
  /** Address of the list that it stands in. */
  readonly list: string
  /** What waits for a press was saved. */
  readonly onSaved?: (entry: E) => void
  /** Links and notes above the form. */
  readonly above?: (shown: Shown<E, D>) => ReactNode
  /** Decisions and more below it. */
  readonly below?: (shown: Shown<E, D>) => ReactNode
  /** In place of the form of an entry that can't be changed any more; null: it can. */
  readonly closed?: (entry: E) => ReactNode
}

interface Props<E extends Drafted<D>, S extends string, D> extends Parts<E, S, D> {
  /** Null: a new one. */
  readonly entryKey: string | null
}

/** An entry to write or change: whether it is saved, its form, what may be decided, and its history. */
export function Editor<E extends Drafted<D>, S extends string, D>({ entryKey, ...parts }: Props<E, S, D>) {
  const { kind, list } = parts
  const read = useEntry(kind, entryKey)
  const back = (
    <LinkButton tone="quiet" to={list}>
      {kind.words.back}
    </LinkButton>
  )
  return (
    <div className={styles.editor}>
      <p>{back}</p>
      {entryKey === null ? (
        <Written key="new" entry={null} {...parts} />
      ) : read.data && read.isFetchedAfterMount ? (
        <Written key={entryKey} entry={read.data} {...parts} />
      ) : !read.isError ? (
        <LoadingState shape="panel" label={words.loading} />
      ) : isNotFound(read.error) ? (
        <EmptyState title={words.missing} actions={back}>
          {words.missingHint}
        </EmptyState>
      ) : (
        <ErrorState onRetry={() => void read.refetch()} retrying={read.isFetching} />
      )}
    </div>
  )
}

/** The entry as it is now: an older answer would bring a conflict with oneself, and a newer one belongs to the saver. */
function useEntry<E extends Drafted<D>, S extends string, D>(
  { name, writing }: WrittenKind<E, S, D>,
  key: string | null,
) {
  const { api } = useShell()
  return useQuery({
    ...queryOptions({
      queryKey: ['desk-entry', name, key],
      queryFn: () => writing.load(api, key ?? ''),
      staleTime: 0,
      gcTime: 0,
    }),
    enabled: key !== null,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

const STATE_ID = 'desk-state'

/** The pressed button may be gone: the focus moves to where the entry stands now. */
export function focusState(): void {
  document.getElementById(STATE_ID)?.focus()
}

function Written<E extends Drafted<D>, S extends string, D>({
  kind,
  entry: first,
  editorId,
  onSaved,
  above,
  below,
  closed,
}: Parts<E, S, D> & { readonly entry: E | null }) {
  const saver = useSaver(kind.writing, first, editorId)
  const state = useSaverState(saver)
  const { entry, draft, saving, generation } = state
  const saves = entry === null ? 'on-press' : kind.writing.saves(entry)
  const savedAt = saving.state === 'saved' && saves === 'on-press' ? saving.at : null
  const tellSaved = useEffectEvent(() => entry !== null && onSaved?.(entry))
  useEffect(() => {
    if (savedAt !== null) tellSaved()
  }, [savedAt])
  // What was pressed to bring another draft is gone with the one before.
  useEffect(() => {
    if (generation > 0) focusState()
  }, [generation])
  const form = useRef<HTMLDivElement>(null)
  /** As its own button does, which asks the form's rules; a form without one is saved as it is. */
  const sendForm = () => {
    focusState()
    const submit = form.current?.querySelector<HTMLButtonElement>('form [type=submit]')
    if (submit) submit.click()
    else void saver.save()
  }
  const standing = entry && kind.states[kind.describe({ ...entry, draft }, new Date()).state].title
  const instead = entry && closed?.(entry)
  const { Form } = kind.writing
  return (
    <>
      <div className={styles.bar}>
        {standing !== null && (
          <strong id={STATE_ID} tabIndex={-1}>
            {standing}
          </strong>
        )}
        {!instead && <SavingLine state={state} saves={saves} />}
      </div>
      {above?.({ saver, state })}
      {instead || (
        <Previewed preview={entry && kind.preview} entry={entry}>
          <div ref={form} className={styles.form}>
            <Conflict kind={kind} saver={saver} onSave={sendForm} />
            <Form key={generation} saver={saver} />
          </div>
        </Previewed>
      )}
      {below?.({ saver, state })}
      {entry !== null && (
        <History
          key={entry.key}
          kind={kind}
          entry={entry}
          unsaved={saving.state !== 'saved'}
          act={(run) => saver.decide(run, 'dropped')}
        />
      )}
    </>
  )
}
