import { useRef } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { formatInstant } from 'shared-contracts/formats'
import { Button, Section, Stack, Tag, useShell } from 'shared-ui'
import { AskFirst } from 'shared-ui/ask-first'
import { Loaded } from 'shared-ui/reading'
import { queryOptions, useMutation, useQuery } from 'shared-ui/remote'
import { accountTexts } from '../../../texts/account'
import { failureText } from '../../own-account'
import styles from './OwnSessions.module.css'

type OwnSession = CallAnswer<'User/GetSessions'>[number]

const texts = accountTexts.security
const nameOf = ({ browser, system }: OwnSession) => texts.device(browser, system)
const timeOf = (instant: string) => formatInstant(new Date(instant))

/** Where the user is logged in. Each device but this one can be logged out, and all others at once; they learn it with their next call. */
export function OwnSessions() {
  const { api, notify } = useShell()
  const list = useRef<HTMLUListElement>(null)
  const sessions = useQuery(
    queryOptions({
      queryKey: ['own-sessions'],
      queryFn: ({ signal }) => api.call('User/GetSessions', { signal }),
      staleTime: 0,
    }),
  )
  /** Null: all others. */
  const end = useMutation({
    mutationFn: (session: OwnSession | null) =>
      api.call('User/EndSession', { body: session === null ? {} : { id: session.id } }),
    async onSuccess(_, session) {
      await sessions.refetch()
      notify(session === null ? texts.othersEnded : texts.sessionEnded(nameOf(session)), 'success')
      // The button that was pressed is gone.
      list.current?.focus()
    },
    onError: (error) => notify(failureText(error), 'error'),
  })
  return (
    <Section title={texts.sessions} intro={texts.sessionsIntro}>
      <Loaded query={sessions} loading={{ count: 2, label: texts.sessionsLoading }}>
        {(all) => (
          <Stack>
            <ul ref={list} className={styles.rows} tabIndex={-1} aria-label={texts.sessions}>
              {all.map((session) => (
                <li key={session.id} className={styles.row}>
                  <Words session={session} />
                  {!session.isCurrent && (
                    <Button
                      tone="soft"
                      busy={end.isPending && end.variables?.id === session.id}
                      aria-label={texts.endSessionOf(nameOf(session), timeOf(session.startedAt))}
                      onClick={() => end.mutate(session)}
                    >
                      {texts.endSession}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {all.some(({ isCurrent }) => !isCurrent) ? (
              <Stack direction="row">
                <AskFirst
                  tone="danger"
                  busy={end.isPending && end.variables === null}
                  label={texts.endOthers}
                  question={texts.endOthersQuestion}
                  warning={texts.endOthersText}
                  confirmLabel={texts.endOthers}
                  onAgreed={() => end.mutate(null)}
                />
              </Stack>
            ) : (
              <p>{texts.onlyThis}</p>
            )}
          </Stack>
        )}
      </Loaded>
    </Section>
  )
}

function Words({ session }: { session: OwnSession }) {
  const { network, startedAt, lastUsedAt, isCurrent } = session
  return (
    <div className={styles.words}>
      <h3>
        {nameOf(session)} {isCurrent && <Tag>{texts.thisDevice}</Tag>}
      </h3>
      <p>
        {texts.sessionBegun} <time dateTime={startedAt}>{timeOf(startedAt)}</time>
      </p>
      <p>
        {texts.sessionUsed} <time dateTime={lastUsedAt}>{timeOf(lastUsedAt)}</time>
      </p>
      {network !== null && <p className={styles.soft}>{texts.network(network)}</p>}
    </div>
  )
}
