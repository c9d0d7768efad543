import { useState } from 'react'
import { addDays, parseCalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { fold } from 'shared-contracts/text'
import { EmptyState, Stack } from 'shared-frame'
import { Choice, EntryFilter, EntryList, SearchText } from 'shared-ui/desk'
import { Loaded } from 'shared-ui/reading'
import { type Misses, useMisses } from '../requests/search-desk'
import { searchTexts } from '../search-texts'
import { MissedSearch } from './MissedSearch'

const words = searchTexts.missed

/** Searches that were not answered, one week at a time. */
export function MissedSearches() {
  return (
    <Loaded query={useMisses()} loading={{ shape: 'panel', label: searchTexts.loading }}>
      {({ weeks, weeksKept, leastSearches }) =>
        weeks.length === 0 ? (
          <EmptyState title={words.none}>{words.noneHint(leastSearches, weeksKept)}</EmptyState>
        ) : (
          <Stack>
            <p>{words.rule(leastSearches, weeksKept)}</p>
            <Weeks weeks={weeks} />
          </Stack>
        )
      }
    </Loaded>
  )
}

function Weeks({ weeks }: Pick<Misses, 'weeks'>) {
  const [monday, setMonday] = useState(weeks[0]?.monday ?? '')
  const [filter, setFilter] = useState('')
  // A week that is forgotten meanwhile makes room for the newest.
  const week = weeks.find((each) => each.monday === monday) ?? weeks[0]
  const shown = (week?.items ?? []).filter(({ keyword }) => keyword.includes(fold(filter.trim())))
  return (
    <>
      <EntryFilter label={words.filter}>
        <Choice label={words.week} value={week?.monday ?? ''} onChoose={setMonday}>
          {weeks.map((each) => (
            <option key={each.monday} value={each.monday}>
              {weekName(each.monday)}
            </option>
          ))}
        </Choice>
        <SearchText label={words.filter} value={filter} onChange={setFilter} />
      </EntryFilter>
      {shown.length === 0 ? (
        <EmptyState title={words.noneOfFilter} />
      ) : (
        <EntryList wide>
          {shown.map((missed) => (
            <MissedSearch key={missed.keyword} missed={missed} />
          ))}
        </EntryList>
      )}
    </>
  )
}

function weekName(monday: string): string {
  const first = parseCalendarDay(monday)
  return first === null ? monday : words.weekName(formatDay(first), formatDay(addDays(first, 6)))
}
