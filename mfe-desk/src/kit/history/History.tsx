import { useState } from 'react'
import { formatInstant } from 'shared-contracts/formats'
import { Button, useShell } from 'shared-frame'
import { queryOptions, useMutation, useQuery } from 'shared-frame/remote'
import { AskFirst } from 'shared-ui/ask-first'
import { Loaded } from 'shared-ui/reading'
import { Failure } from '../decisions'
import type { ChangeLine, HistoryOf, KindName, Known } from '../entry-kind'
import { kitWords } from '../words'
import styles from './History.module.css'

const words = kitWords.history

interface Props<E extends Known> {
  readonly kind: { readonly name: KindName; readonly history: HistoryOf<E> | null }
  readonly entry: E
  /** Runs what restores the entry, and shows it as it is then. */
  act(run: (entry: E) => Promise<unknown>): Promise<unknown>
  /** Whether something that was typed would be lost. */
  readonly unsaved?: boolean
  /** What the entry is called, where a page has several. */
  readonly called?: string
}

/** Who changed an entry and when, fetched when it is asked for; each of its former contents can be brought back. */
export function History<E extends Known>({ kind: { name, history }, entry, act, unsaved = false, called }: Props<E>) {
  const { api, notify } = useShell()
  const [open, setOpen] = useState(false)
  const changes = useQuery({
    ...queryOptions({
      queryKey: ['desk-changes', name, entry.key, entry.version],
      queryFn: async () => (history === null ? [] : history.read(api, entry)),
      staleTime: 0,
    }),
    enabled: open,
  })
  const restoring = useMutation({
    mutationFn: (changeId: number | null) => act(async (now) => history?.restore?.(api, now, changeId)),
    onSuccess: () => notify(words.restored, 'success'),
  })
  if (history === null) return null
  const canRestore = history.restore !== undefined
  const warned = (warning: string) => (unsaved ? `${words.unsaved} ${warning}` : warning)
  return (
    <div className={styles.history}>
      <Button tone="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {called === undefined ? words.title : words.titleOf(called)}
      </Button>
      {open && (
        <Loaded query={changes} loading={{ count: 1, label: kitWords.loading }}>
          {(lines) =>
            lines.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <ul className={styles.changes}>
                {lines.map((line) => (
                  <li key={line.id}>
                    <Change line={line} />
                    {line.restorable && canRestore && (
                      <AskFirst
                        size="small"
                        tone="quiet"
                        busy={restoring.isPending}
                        label={words.restore}
                        question={words.restoreQuestion}
                        warning={warned(words.restoreWarning)}
                        keepLabel={words.keep}
                        onAgreed={() => restoring.mutate(line.id)}
                      />
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
      {canRestore && history.followsFile?.(entry) === true && (
        <AskFirst
          tone="quiet"
          busy={restoring.isPending}
          label={words.follow}
          question={words.followQuestion}
          warning={warned(words.followWarning)}
          keepLabel={words.keep}
          onAgreed={() => restoring.mutate(null)}
        />
      )}
      <Failure text={restoring.error?.message ?? null} />
    </div>
  )
}

function Change({ line: { at, by, what } }: { readonly line: ChangeLine }) {
  return (
    <>
      <strong>{words.line(formatInstant(new Date(at)), by)}</strong>
      <ul>
        {what.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </>
  )
}
