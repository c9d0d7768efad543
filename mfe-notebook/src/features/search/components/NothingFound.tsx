import { EmptyState } from 'shared-ui'
import { texts } from '../../../texts'
import { Suggestions } from './Suggestions'

/** Says kindly that nothing was found, and what else may help. */
export function NothingFound({ title }: { title: string }) {
  return (
    <>
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
