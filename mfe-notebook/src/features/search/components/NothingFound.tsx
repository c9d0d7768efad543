import type { ReactNode } from 'react'
import { EmptyState } from 'shared-frame'
import { texts } from '../../../texts'
import { SpellingSuggestion } from './SpellingSuggestion'
import { Suggestions } from './Suggestions'

/** Says kindly that nothing was found, and what else may help. */
export function NothingFound({
  title,
  meant,
  children,
}: {
  title: string
  meant: string | null
  children?: ReactNode
}) {
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
      {children}
      <Suggestions />
    </>
  )
}
