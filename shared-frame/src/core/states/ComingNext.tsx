import type { ReactNode } from 'react'
import { StatePanel } from './StatePanel'

export interface ComingNextProps {
  /** What will be here, as a sentence: "Nơi theo dõi cân nặng của mẹ qua từng tuần thai". */
  readonly title: string
  /** What the visitor will be able to do, one line each. */
  readonly points: readonly string[]
  /** What can be done already, usually links. */
  readonly children?: ReactNode
  readonly illustration?: string
}

/** An honest panel for a page that is being built: what comes, and what helps until then. */
export function ComingNext({ title, points, children, illustration = 'coming' }: ComingNextProps) {
  return (
    <StatePanel illustration={illustration} title={title} actions={children}>
      <p>Phần này đang được hoàn thiện. Tại đây bạn sẽ có thể:</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </StatePanel>
  )
}
