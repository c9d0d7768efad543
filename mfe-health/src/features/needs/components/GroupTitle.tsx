import { texts } from '../../../texts'

/** "Vitamin (13 chỉ tiêu)". */
export function GroupTitle({ title, count }: { title: string; count: number }) {
  return (
    <span>
      {title} <small>({texts.needs.count(count)})</small>
    </span>
  )
}
