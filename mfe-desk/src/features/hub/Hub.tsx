import { deskPaths } from 'shared-contracts/paths'
import { AppLink, useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { Entry, EntryList } from 'shared-ui/desk'
import { entriesKey } from '../../kit/decisions'
import { WaitingSearches } from '../searches'
import { hubTexts as words } from './hub-texts'
import { UnsetSettings } from './UnsetSettings'

const desks = [
  { key: 'messages', to: deskPaths.messages },
  { key: 'site', to: deskPaths.site },
  { key: 'content', to: deskPaths.content },
  { key: 'search', to: deskPaths.searches },
  { key: 'surveys', to: deskPaths.surveys },
  { key: 'classes', to: deskPaths.classes },
  { key: 'staff', to: deskPaths.applicants },
] as const

/** A page of the document host. */
const RELEASES = '/-/releases'

/** Every desk of the editors, and what waits at it where that is counted. */
export function Hub() {
  const { releases } = words.desks
  return (
    <>
      <EntryList>
        {desks.map(({ key, to }) => (
          <Entry key={key} title={<AppLink to={to}>{words.desks[key].title}</AppLink>}>
            <p>{words.desks[key].text}</p>
            {key === 'messages' && <WaitingMessages />}
            {key === 'search' && <WaitingSearches />}
          </Entry>
        ))}
        <Entry title={<a href={RELEASES}>{releases.title}</a>}>
          <p>{releases.text}</p>
        </Entry>
      </EntryList>
      <UnsetSettings />
    </>
  )
}

/** How many wait for an answer, and whether codes can be sent to phones. */
function WaitingMessages() {
  const { api } = useShell()
  const waiting = useQuery(
    queryOptions({
      queryKey: [...entriesKey('message'), 'waiting'],
      queryFn: ({ signal }) => api.call('MessageDesk/GetAll', { query: { status: 1, pageSize: 1 }, signal }),
      staleTime: 0,
    }),
  )
  const sms = useQuery(
    queryOptions({
      queryKey: ['sms-state'],
      queryFn: ({ signal }) => api.call('MessageDesk/GetSmsState', { signal }),
      staleTime: 0,
    }),
  )
  const count = waiting.data?.counts.waiting ?? 0
  return (
    <>
      {count > 0 && (
        <p>
          <strong>{words.waiting(count)}</strong>
        </p>
      )}
      {sms.data?.ceilingReached === true && (
        <p role="status">
          <strong>{words.smsCeiling}</strong>
        </p>
      )}
    </>
  )
}
