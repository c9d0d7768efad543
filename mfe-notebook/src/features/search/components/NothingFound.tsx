import { EmptyState } from 'shared-ui'
import { texts } from '../../../texts'
import { SpellingSuggestion } from './SpellingSuggestion'
import { Suggestions } from './Suggestions'

/** Says kindly that nothing was found, and what else may help. */
export function NothingFound({ title, meant }: { title: string; meant: string | null }) {
  return (
    <>
      {meant !== null && <SpellingSuggestion suggestion={meant} />}
      <EmptyState title={title}>
        <ul>
          {texts.search.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </EmptyState>
      <Suggestions />
    </>
  )
}
