import { needsTexts } from '../../../texts/needs'

/** "Vitamin (13 chỉ tiêu)". */
export function GroupTitle({ title, count }: { title: string; count: number }) {
  return (
    <span>
      {title} <small>({needsTexts.count(count)})</small>
    </span>
  )
}
