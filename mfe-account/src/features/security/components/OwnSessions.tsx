import { useRef, useState } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { formatInstant } from 'shared-contracts/formats'
import { Button, Section, Stack, Tag, useShell, type VisitorProfile } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { Loaded } from 'shared-ui/reading'
import { accountTexts } from '../../../texts/account'
import { FormColumn, Row, RowNote, Rows } from '../../own-account'
import { EndSessionFormPart } from '../form-parts'

type OwnSession = CallAnswer<'User/GetSessions'>[number]

const texts = accountTexts.security
const nameOf = ({ browser, system }: OwnSession) => texts.device(browser, system)
const timeOf = (instant: string) => formatInstant(new Date(instant))

/**
 * Where the user is logged in. Each device but this one can be logged out, and all others at once, for the password; they learn it
 * with their next call.
 */
export function OwnSessions({ user }: { user: VisitorProfile }) {
  const { api, notify } = useShell()
  const list = useRef<HTMLUListElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const [ending, setEnding] = useState<OwnSession | 'others' | null>(null)
  const sessions = useQuery(
    queryOptions({
      queryKey: ['own-sessions'],
      queryFn: ({ signal }) => api.call('User/GetSessions', { signal }),
      staleTime: 0,
    }),
  )

  function ask(which: OwnSession | 'others', button: HTMLElement): void {
    opener.current = button
    setEnding(which)
  }

  async function finish(which: OwnSession | 'others'): Promise<void> {
    await sessions.refetch()
    setEnding(null)
    notify(which === 'others' ? texts.othersEnded : texts.sessionEnded(nameOf(which)), 'success')
    // The button that was pressed is gone.
    list.current?.focus()
  }

  return (
    <Section title={texts.sessions} intro={texts.sessionsIntro}>
      <Loaded query={sessions} loading={{ count: 2, label: texts.sessionsLoading }}>
        {(all) => (
          <Stack>
            <Rows ref={list} label={texts.sessions}>
              {all.map((session) => (
                <Row key={session.id} words={<Words session={session} />}>
                  {!session.isCurrent && (
                    <Button
                      tone="soft"
                      aria-label={texts.endSessionOf(nameOf(session), timeOf(session.startedAt))}
                      onClick={({ currentTarget }) => ask(session, currentTarget)}
                    >
                      {texts.endSession}
                    </Button>
                  )}
                </Row>
              ))}
            </Rows>
            {all.some(({ isCurrent }) => !isCurrent) ? (
              <Stack direction="row">
                <Button tone="soft" onClick={({ currentTarget }) => ask('others', currentTarget)}>
                  {texts.endOthers}
                </Button>
              </Stack>
            ) : (
              <p>{texts.onlyThis}</p>
            )}
            {ending !== null && (
              <FormColumn>
                <EndSessionFormPart
                  key={ending === 'others' ? ending : ending.id}
                  user={user}
                  sessionId={ending === 'others' ? null : ending.id}
                  title={
                    ending === 'others' ? texts.endOthers : texts.endTitle(nameOf(ending), timeOf(ending.startedAt))
                  }
                  onEnded={() => finish(ending)}
                  onGivenUp={() => {
                    setEnding(null)
                    opener.current?.focus()
                  }}
                />
              </FormColumn>
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
    <>
      <h3>
        {nameOf(session)} {isCurrent && <Tag>{texts.thisDevice}</Tag>}
      </h3>
      <p>
        {texts.sessionBegun} <time dateTime={startedAt}>{timeOf(startedAt)}</time>
      </p>
      <p>
        {texts.sessionUsed} <time dateTime={lastUsedAt}>{timeOf(lastUsedAt)}</time>
      </p>
      {network !== null && <RowNote>{texts.network(network)}</RowNote>}
    </>
  )
}
