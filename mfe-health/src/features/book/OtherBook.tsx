import type { ReactNode } from 'react'
import { knownSession, Notice, Section, Stack, useSession, useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { NotSent } from 'shared-frame/sending'
import { useFocusWhen } from 'shared-ui/focus'
import { bookTexts } from '../../texts/book'
import styles from './Book.module.css'
import type { BookFormProps } from './book'

interface Props<V, J> {
  readonly words: { readonly title: string; readonly intro: string }
  readonly initial: V
  readonly keptAs: string
  /** Stores nothing. */
  readonly judge: (values: V, confirmed: boolean) => Promise<J>
  readonly form: (form: BookFormProps<V>) => ReactNode
  readonly result: (judged: J) => ReactNode
  readonly chart: (judged: J) => ReactNode
  /** Stands where the result will. */
  readonly beside?: ReactNode
}

/** Somebody who has no book here: judged, never stored. Asks for login when it is sent, and keeps what was typed. */
export function OtherBook<V, J>({ words, initial, keptAs, judge, form, result, chart, beside }: Props<V, J>) {
  const shell = useShell()
  const signedIn = useSession().state === 'signed-in'
  const { data: judged, mutateAsync } = useMutation({
    mutationFn: ({ values, confirmed }: { readonly values: V; readonly confirmed: boolean }) =>
      judge(values, confirmed),
  })
  const found = useFocusWhen(judged ?? null)

  async function submit(values: V, confirmed = false) {
    if ((await knownSession(shell))?.state !== 'signed-in') {
      shell.loginRequired()
      throw new NotSent()
    }
    await mutateAsync({ values, confirmed })
  }

  return (
    <Stack gap="large">
      <div className={styles.columns}>
        <Section title={words.title} intro={words.intro}>
          {!signedIn && <Notice kind="info">{bookTexts.other.login}</Notice>}
          {form({ initial, bookDays: null, submitLabel: bookTexts.other.submit, keptAs, onSubmit: submit })}
        </Section>
        {judged === undefined ? (
          beside
        ) : (
          <div ref={found} tabIndex={-1} className={styles.result}>
            {result(judged)}
          </div>
        )}
      </div>
      {judged !== undefined && chart(judged)}
    </Stack>
  )
}
