import { Fragment, type ReactNode, type Ref, useState } from 'react'
import { Button, Section, Stack } from 'shared-frame'
import { NotSent } from 'shared-frame/sending'
import { ConsentNotice } from 'shared-ui/consent'
import { useFocusWhen } from 'shared-ui/focus'
import { bookTexts } from '../../texts/book'
import styles from './Book.module.css'
import type { BookCalls, BookCheck, BookFormProps, BookHistory } from './book'
import { needsConsent } from './failures'
import { HistoryActions } from './HistoryActions'
import type { HistoryProps } from './HistoryTable'
import { useBookChanges } from './use-book-changes'
import { bookDaysOf } from './visit-day'

interface Props<C, V> {
  readonly words: {
    readonly enter: string
    readonly edit: string
    readonly saved: string
    readonly history: { readonly resetQuestion: string }
  }
  readonly history: BookHistory
  readonly calls: BookCalls<C, V>
  /** Oldest first. */
  readonly checks: readonly C[]
  readonly keptAs: string
  /** What the form begins with; null: an entry that is new. */
  readonly valuesOf: (edited: C | null) => V
  readonly form: (form: BookFormProps<V>) => ReactNode
  /** `edit` leads to the form with what was entered. */
  readonly result: (newest: C, edit: (check: C) => void) => ReactNode
  readonly charts: (edit: (check: C) => void) => ReactNode
  readonly table: (history: HistoryProps<C>) => ReactNode
  /** What else can be done with the history, and where it stands. */
  readonly actions?: ReactNode
  readonly historyRef?: Ref<HTMLDivElement>
  readonly children?: ReactNode
}

/** Enter, see what it means, look back. */
export function OwnBook<C extends BookCheck, V>(props: Props<C, V>) {
  const { words, checks } = props
  const { save, remove, reset, restore } = useBookChanges(props.history, words.saved, props.calls)
  const [chosen, edit] = useState<C | null>(null)
  // Taken away or given to another child meanwhile, it can't be corrected any more.
  const edited = chosen && checks.some(({ id }) => id === chosen.id) ? chosen : null
  const result = useFocusWhen(save.data ?? null)
  // Who corrects an entry from below is led to the form.
  const entry = useFocusWhen(edited)
  const newest = checks.at(-1)
  const keptAs = `${props.keptAs}-${edited?.id ?? 'new'}-${checks.length}`

  async function submit(values: V, confirmed = false) {
    try {
      await save.mutateAsync({ values, replaces: edited, confirmed })
      edit(null)
    } catch (error) {
      // Asked for above the form, which is then sent again as it stands.
      throw needsConsent(error) ? new NotSent() : error
    }
  }

  return (
    <Stack gap="large">
      <div className={styles.columns}>
        <div ref={entry} tabIndex={-1} className={styles.entry}>
          <Section title={edited ? words.edit : words.enter}>
            {needsConsent(save.error) && (
              <ConsentNotice onAgreed={() => entry.current?.querySelector('form')?.requestSubmit()} />
            )}
            <Fragment key={keptAs}>
              {props.form({
                initial: props.valuesOf(edited),
                bookDays: bookDaysOf(checks),
                submitLabel: bookTexts.save,
                keptAs,
                onSubmit: submit,
              })}
            </Fragment>
            {edited && (
              <Button tone="quiet" onClick={() => edit(null)}>
                {bookTexts.cancelEdit}
              </Button>
            )}
          </Section>
        </div>
        {newest && (
          <div ref={result} tabIndex={-1} className={styles.result}>
            {props.result(newest, edit)}
          </div>
        )}
      </div>
      {props.charts(edit)}
      <div ref={props.historyRef} tabIndex={-1}>
        <Stack gap="large">
          {newest && props.table({ checks, onEdit: edit, onDelete: (check) => remove.mutate(check) })}
          <HistoryActions
            hasChecks={newest !== undefined}
            question={words.history.resetQuestion}
            resetting={reset.isPending}
            restoring={restore.isPending}
            onReset={() => reset.mutate()}
            onRestore={() => restore.mutate()}
          >
            {props.actions}
          </HistoryActions>
        </Stack>
      </div>
      {props.children}
    </Stack>
  )
}
