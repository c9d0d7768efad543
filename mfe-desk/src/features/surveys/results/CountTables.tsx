import { findObjectType } from 'shared-contracts/ages'
import { formatCount } from 'shared-contracts/formats'
import { Section } from 'shared-frame'
import { deskTexts } from '../desk-texts'
import type { Results } from '../requests/desk-results'
import { dayTitle } from '../rules/result-words'
import { CountTable } from './CountTable'
import { ResultChart } from './ResultChart'

const words = deskTexts.results

/** How many answered on which day and as what. */
export function CountTables({ results: { byDay, byObjectType } }: { results: Results }) {
  const days = byDay.map(({ day, count }) => ({ key: day, title: dayTitle(day), count }))
  const types = byObjectType.map(({ objectTypeId, count }) => ({
    key: String(objectTypeId),
    title: findObjectType(objectTypeId)?.title ?? String(objectTypeId),
    count,
  }))
  return (
    <>
      {days.length > 0 && (
        <Section title={words.byDay}>
          <CountTable
            caption={words.byDay}
            heading={words.day}
            rows={days.map(({ key, title, count }) => ({ key, title, cells: [formatCount(count)] }))}
            headings={[words.count]}
          />
          <ResultChart title={words.byDay} valuesTitle={words.count} categoriesTitle={words.day} rows={days} />
        </Section>
      )}
      {types.length > 0 && (
        <Section title={words.byObjectType}>
          <CountTable
            caption={words.byObjectType}
            heading={words.objectType}
            rows={types.map(({ key, title, count }) => ({
              key,
              title,
              cells: [count === null ? words.hidden : formatCount(count)],
            }))}
            headings={[words.count]}
          />
        </Section>
      )}
    </>
  )
}
