import { ErrorState } from './ErrorState'

interface Props {
  readonly title?: string
  /** It stands for the whole page, and says the fixed English words of one (docs/product/site.md). */
  readonly ofPage?: boolean
  readonly onRetry: () => void
}

/** Stands where a section or widget should be when it can't be shown; everything round it goes on. */
export function FaultPanel({ title = 'Phần này đang gặp trục trặc', ofPage = false, onRetry }: Props) {
  return (
    <div data-fault-panel>
      <ErrorState title={title} onRetry={onRetry}>
        {ofPage && <span lang="en">An error occurred. </span>}
        Các phần khác của trang vẫn dùng được. Bạn thử lại sau giây lát nhé.
      </ErrorState>
    </div>
  )
}
