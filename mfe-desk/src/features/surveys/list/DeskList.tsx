import { useRef, useState } from 'react'
import { EmptyState, ErrorState, LinkButton, LoadingState } from 'shared-frame'
import { Choice, EntryActions, EntryFilter, EntryList, SearchText } from 'shared-ui/desk'
import { deskTexts } from '../desk-texts'
import { useDeskList } from '../requests/desk-queries'
import { type DeskCard, type DeskKind, deskFilesPath, kindWords, newItemPath } from '../rules/desk-kinds'
import { type CardFilter, filterCards } from '../rules/filter-cards'
import { shownStates, stateTitles } from '../rules/shown-state'
import { DeskEntry } from './DeskEntry'
import styles from './DeskList.module.css'

const words = deskTexts.list

/** What editors made of a kind, with a filter. */
export function DeskList({ kind }: { kind: DeskKind }) {
  const list = useDeskList(kind)
  const { one } = kindWords(kind)
  return (
    <div className={styles.desk}>
      <EntryActions>
        <LinkButton to={newItemPath(kind)}>{words.make(one)}</LinkButton>
        <LinkButton to={deskFilesPath} tone="soft">
          {words.files}
        </LinkButton>
      </EntryActions>
      {list.isPending && <LoadingState shape="panel" label={deskTexts.loading} />}
      {list.isError && <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />}
      {list.data?.length === 0 && <EmptyState title={words.none(one)}>{words.noneHint}</EmptyState>}
      {list.data && list.data.length > 0 && <FilteredList cards={list.data} />}
    </div>
  )
}

function FilteredList({ cards }: { cards: readonly DeskCard[] }) {
  const [filter, setFilter] = useState<CardFilter>({ text: '', state: null })
  const [now] = useState(() => new Date())
  const place = useRef<HTMLDivElement>(null)
  const shown = filterCards(cards, filter, now)
  return (
    <>
      <EntryFilter label={words.filter}>
        <SearchText label={words.search} value={filter.text} onChange={(text) => setFilter({ ...filter, text })} />
        <Choice
          label={words.state}
          value={filter.state ?? ''}
          onChoose={(value) => setFilter({ ...filter, state: shownStates.find((state) => state === value) ?? null })}
        >
          <option value="">{words.all}</option>
          {shownStates.map((state) => (
            <option key={state} value={state}>
              {stateTitles[state]}
            </option>
          ))}
        </Choice>
      </EntryFilter>
      {/* A removed entry takes the pressed button with it: focus goes here. */}
      <div ref={place} tabIndex={-1}>
        <p role="status">{words.count(shown.length)}</p>
        {shown.length === 0 ? (
          <EmptyState title={words.noneFound}>{words.noneFoundHint}</EmptyState>
        ) : (
          <EntryList>
            {shown.map((card) => (
              <DeskEntry key={card.id} card={card} now={now} onGone={() => place.current?.focus()} />
            ))}
          </EntryList>
        )}
      </div>
    </>
  )
}
