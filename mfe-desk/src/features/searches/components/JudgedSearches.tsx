import { useState } from 'react'
import { formatCount, formatInstant } from 'shared-contracts/formats'
import { searchPath } from 'shared-contracts/paths'
import { AppLink, Stack } from 'shared-frame'
import { SaveButton } from 'shared-frame/saving'
import { ScrollingTable } from 'shared-ui/desk'
import { Loaded } from 'shared-ui/reading'
import { Decisions } from '../../../kit/decisions'
import type { Decision, Known } from '../../../kit/entry-kind'
import { type Judged, searchKind, useJudged } from '../requests/search-desk'
import { judgedCsv } from '../rules/judged-csv'
import { judgedShares } from '../rules/judged-shares'
import { searchTexts } from '../search-texts'
import styles from './SearchDesk.module.css'

const words = searchTexts.judged

/** Taken off the list as it was read: another editor may have judged it again. */
const remove: Decision<Known, 'judged'> = {
  label: words.remove,
  tone: 'quiet',
  done: () => words.removed,
  may: () => true,
  run: (api, { key, version }) => api.call('Search/Unjudge', { body: { query: key, seen: version } }),
}

const judgedKind = {
  ...searchKind,
  describe: ({ key }: Known) => ({ title: key, state: 'judged' as const, to: null, facts: [] }),
  decisions: [remove],
}

/** Searches with what should come first, and where it comes now. */
export function JudgedSearches() {
  return (
    <Loaded query={useJudged()} loading={{ shape: 'panel', label: searchTexts.loading }}>
      {(judged) => (judged.length === 0 ? <p>{words.none}</p> : <JudgedList judged={judged} />)}
    </Loaded>
  )
}

function JudgedList({ judged }: { judged: readonly Judged[] }) {
  const [now] = useState(() => new Date())
  const csv = judgedCsv(judged)
  return (
    <Stack>
      <Shares judged={judged} />
      {csv !== '' && (
        <p>
          <SaveButton
            tone="soft"
            file={() => ({ content: new Blob([csv], { type: 'text/csv;charset=utf-8' }), name: words.fileName })}
          >
            {words.download}
          </SaveButton>{' '}
          <span className={styles.soft}>{words.downloadHint}</span>
        </p>
      )}
      <ScrollingTable label={words.label} headings={words.headings} className={styles.judged}>
        {judged.map((each) => (
          <tr key={each.query}>
            <th scope="row">
              <AppLink to={searchPath(each.query)}>{each.query}</AppLink>
            </th>
            <td>{wantedOf(each)}</td>
            <td>{placeInWords(each)}</td>
            <td>
              {each.judgedBy ?? words.byGone}
              <br />
              <span className={styles.soft}>{formatInstant(new Date(each.judgedAt))}</span>
            </td>
            <td>
              <Decisions kind={judgedKind} entry={{ key: each.query, version: each.judgedAt }} now={now} />
            </td>
          </tr>
        ))}
      </ScrollingTable>
    </Stack>
  )
}

function Shares({ judged }: { judged: readonly Judged[] }) {
  const { sought, unwritten, ...counts } = judgedShares(judged)
  const share = (count: number) => words.share(formatCount(count), String(Math.round((100 * count) / sought)))
  return (
    <p>
      {sought > 0 &&
        words.shares(formatCount(sought), {
          first: share(counts.first),
          nextTwo: share(counts.nextTwo),
          further: share(counts.further),
          missing: share(counts.missing),
        })}{' '}
      {unwritten > 0 && words.unwritten(formatCount(unwritten))}
    </p>
  )
}

function wantedOf({ wanted }: Judged) {
  if (wanted === null) return words.toWrite
  if (wanted.title === null) return words.gone
  return wanted.path === null ? wanted.title : <AppLink to={wanted.path}>{wanted.title}</AppLink>
}

function placeInWords({ wanted, place, answered }: Judged): string {
  const { places } = words
  if (wanted === null) return answered ? places.answered : places.unanswered
  if (place === null) return places.missing
  return [places.first, places.second, places.third][place - 1] ?? places.further(formatCount(place))
}
