import { useState } from 'react'
import { formatCount } from 'shared-contracts/formats'
import { searchPath } from 'shared-contracts/paths'
import { fold } from 'shared-contracts/text'
import { AppLink, EmptyState } from 'shared-ui'
import { ScrollingTable, SearchText } from 'shared-ui/desk'
import { ArticleDay, Loaded } from 'shared-ui/reading'
import { missTexts } from './miss-texts'
import { useSearchMisses } from './requests/search-misses'

/** What visitors searched for and didn't find, for editors. */
export function SearchMisses({ editorId }: { editorId: number }) {
  const misses = useSearchMisses(editorId)
  const [filter, setFilter] = useState('')
  return (
    <Loaded query={misses} loading={{ shape: 'panel', label: missTexts.loading }}>
      {({ items, days, leastSearches }) => {
        if (items.length === 0)
          return <EmptyState title={missTexts.none}>{missTexts.noneHint(leastSearches, days)}</EmptyState>
        const shown = items.filter(({ keyword }) => keyword.includes(fold(filter.trim())))
        return (
          <>
            <p>{missTexts.rule(leastSearches, days)}</p>
            <SearchText label={missTexts.filter} value={filter} onChange={setFilter} />
            {shown.length === 0 ? (
              <EmptyState title={missTexts.noneOfFilter} />
            ) : (
              <ScrollingTable label={missTexts.list} headings={missTexts.headings}>
                {shown.map(({ keyword, searches, lastDay }) => (
                  <tr key={keyword}>
                    <th scope="row">{keyword}</th>
                    <td>{formatCount(searches)}</td>
                    <td>
                      <ArticleDay date={lastDay} />
                    </td>
                    <td>
                      <AppLink to={searchPath(keyword)} aria-label={missTexts.tryAgainFor(keyword)}>
                        {missTexts.tryAgain}
                      </AppLink>
                    </td>
                  </tr>
                ))}
              </ScrollingTable>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
