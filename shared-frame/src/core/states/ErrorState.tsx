import type { ReactNode } from 'react'
import { Button } from '../page/Button'
import { Icon } from '../page/Icon'
import { StatePanel } from './StatePanel'

export interface ErrorStateProps {
  readonly title?: string
  readonly children?: ReactNode
  /** Tries again; without it there is no button. */
  readonly onRetry?: () => void
  /** A retry is under way. */
  readonly retrying?: boolean
}

/** Something could not be loaded. Says so at once to screen readers and offers the way out. */
export function ErrorState({
  title = 'Chưa tải được nội dung này',
  children = 'Mạng có thể đang chậm. Mời bạn thử lại sau giây lát.',
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  return (
    <StatePanel
      role="alert"
      illustration="error"
      title={title}
      actions={
        onRetry && (
          <Button onClick={onRetry} busy={retrying} icon={<Icon name="retry" />}>
            Thử lại
          </Button>
        )
      }
    >
      {children}
    </StatePanel>
  )
}
