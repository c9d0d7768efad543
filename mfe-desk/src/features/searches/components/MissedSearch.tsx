import { useEffect, useRef, useState } from 'react'
import { formatCount } from 'shared-contracts/formats'
import { searchPath } from 'shared-contracts/paths'
import { AppLink, Button, Disclosure, useShell } from 'shared-frame'
import { Entry, EntryActions, EntryFacts } from 'shared-ui/desk'
import { Failure, useAct } from '../../../kit/decisions'
import { type Judgement, type Missed, searchEntry, searchKind } from '../requests/search-desk'
import { searchTexts } from '../search-texts'
import styles from './SearchDesk.module.css'
import { WantedFinder } from './WantedFinder'

const words = searchTexts.missed
const tones = { waiting: 'warning', judged: 'good', answered: 'info' } as const

/** A search that was not answered: what was offered, and the presses that judge it. */
export function MissedSearch({ missed: { query, searches, offered, state } }: { missed: Missed }) {
  const { api } = useShell()
  const { run, busy, failure } = useAct(searchKind, searchEntry(query, null))
  const [isJudged, setIsJudged] = useState(false)
  const open = state !== 'judged'
  // It stands here open because nobody had judged it.
  const judge = (wanted: Judgement['wanted']) =>
    void run(async () => {
      await api.call('Search/Judge', { body: { query, wanted, seen: null } })
      setIsJudged(true)
      return searchTexts.judgedSaved
    })
  const again = useRef<HTMLAnchorElement>(null)
  const justJudged = !open && isJudged
  // The pressed button is gone with what it judged: who moves by keys goes on in the same card.
  useEffect(() => {
    if (justJudged && document.activeElement === document.body) again.current?.focus({ preventScroll: true })
  }, [justJudged])
  return (
    <Entry title={query} state={{ name: words.states[state], tone: tones[state] }}>
      <EntryFacts>
        <li>{words.times(formatCount(searches))}</li>
        <li>{offered.length === 0 ? words.offeredNothing : words.offered}</li>
      </EntryFacts>
      {offered.length > 0 && (
        <ul className={styles.rows}>
          {offered.map(({ kind, id, title, path }) => (
            <li key={`${kind} ${id}`} className={styles.row}>
              {path === null ? title : <AppLink to={path}>{title}</AppLink>}
              {open && path !== null && (
                <Button
                  size="small"
                  tone="soft"
                  busy={busy}
                  aria-label={words.rightOf(words.right[kind], title)}
                  onClick={() => judge({ kind, id })}
                >
                  {words.right[kind]}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <EntryActions>
        <AppLink ref={again} className={styles.try} to={searchPath(query)} aria-label={words.tryAgainFor(query)}>
          {words.tryAgain}
        </AppLink>
      </EntryActions>
      {open && (
        <Disclosure summary={words.judge(query)}>
          <WantedFinder query={query} busy={busy} onJudge={judge} />
        </Disclosure>
      )}
      <Failure text={failure} />
    </Entry>
  )
}
