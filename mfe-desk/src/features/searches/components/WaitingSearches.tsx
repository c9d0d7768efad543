import { formatCount } from 'shared-contracts/formats'
import { deskPaths } from 'shared-contracts/paths'
import { AppLink } from 'shared-frame'
import { useMisses } from '../requests/search-desk'
import { searchTexts } from '../search-texts'
import styles from './SearchDesk.module.css'

const words = searchTexts.waiting
/** More are read at the desk itself. */
const MOST_LINES = 10

/** Searches that wait for an editor, a line each, for the page of all desks; else nothing. */
export function WaitingSearches() {
  const waiting = useMisses().data?.waiting ?? []
  const more = waiting.length - MOST_LINES
  if (waiting.length === 0) return null
  return (
    <ul className={styles.lines}>
      {waiting.slice(0, MOST_LINES).map(({ keyword, query, searches }) => (
        <li key={keyword}>
          <AppLink to={deskPaths.searches}>{words.line(query, formatCount(searches))}</AppLink>
        </li>
      ))}
      {more > 0 && <li>{words.more(formatCount(more))}</li>}
    </ul>
  )
}
