import { ErrorState } from './ErrorState'

interface Props {
  readonly title?: string
  readonly onRetry: () => void
}

/** Stands where a section or widget should be when it can't be shown; everything round it goes on. */
export function FaultPanel({ title = 'Phần này đang gặp trục trặc', onRetry }: Props) {
  return (
    <div data-fault-panel>
      <ErrorState title={title} onRetry={onRetry}>
        Các phần khác của trang vẫn dùng được. Bạn thử lại sau giây lát nhé.
      </ErrorState>
    </div>
  )
}
