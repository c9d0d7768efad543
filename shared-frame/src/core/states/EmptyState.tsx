import type { ReactNode } from 'react'
import { StatePanel } from './StatePanel'

export interface EmptyStateProps {
  /** What there is none of, kindly: "Chưa có món yêu thích nào". */
  readonly title: string
  /** What can be done about it. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly illustration?: string
}

export function EmptyState({ illustration = 'empty', ...rest }: EmptyStateProps) {
  return <StatePanel illustration={illustration} {...rest} />
}
