import { paths } from 'shared-contracts/paths'
import { AppLink, useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'
import { WaitingSearches } from '../../searches'
import { siteDeskTexts } from '../site-desk-texts'
import styles from './SiteDesk.module.css'
import { UnsetSettings } from './UnsetSettings'

const words = siteDeskTexts.hub
const desks = [
  { key: 'messages', to: paths.messageDesk },
  { key: 'site', to: paths.siteDesk },
  { key: 'content', to: paths.contentDesk },
  { key: 'search', to: paths.searchDesk },
  { key: 'surveys', to: paths.surveyDesk },
  { key: 'classes', to: paths.classDesk },
  { key: 'staff', to: paths.staffDesk },
] as const

/** Every desk of the editors, and what waits at it where that is counted. */
export function EditingHub() {
  const { api } = useShell()
  const waiting = useQuery(
    queryOptions({
      queryKey: ['message-desk', 'waiting'],
      queryFn: ({ signal }) => api.call('MessageDesk/GetAll', { query: { status: 1, pageSize: 1 }, signal }),
      staleTime: 0,
    }),
  )
  const sms = useQuery(
    queryOptions({
      queryKey: ['message-desk', 'sms'],
      queryFn: ({ signal }) => api.call('MessageDesk/GetSmsState', { signal }),
      staleTime: 0,
    }),
  )
  const count = waiting.data?.counts.waiting ?? 0
  return (
    <>
      <ul className={styles.rows}>
        {desks.map(({ key, to }) => (
          <li key={key} className={styles.row}>
            <div>
              <h2>
                <AppLink to={to}>{words.desks[key].title}</AppLink>
              </h2>
              <p>{words.desks[key].text}</p>
              {key === 'messages' && count > 0 && (
                <p>
                  <strong>{words.waiting(count)}</strong>
                </p>
              )}
              {key === 'messages' && sms.data?.ceilingReached === true && (
                <p role="status">
                  <strong>{words.smsCeiling}</strong>
                </p>
              )}
              {key === 'search' && <WaitingSearches />}
            </div>
          </li>
        ))}
      </ul>
      <UnsetSettings />
    </>
  )
}
