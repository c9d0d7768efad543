import { type ReactNode, useId } from 'react'
import { EMERGENCY_PHONE } from 'shared-contracts/constants'
import type { VerdictAct } from 'shared-contracts/health-rules'
import { paths } from 'shared-contracts/paths'
import { Icon, LinkButton } from 'shared-frame'

/** More than these beside a verdict would be a list to choose from, not a way to act. */
const SHOWN = 2

export interface VerdictActionsProps {
  readonly acts: readonly VerdictAct[]
  /** What only the page can offer: a sheet to take along, the field to measure again. Left out: it is passed over. */
  readonly own?: Partial<Record<VerdictAct, ReactNode>>
  /** Where articles lead to. */
  readonly articles?: string
}

/** The ways to act that a verdict asks for, as far as the page can offer them: the first stands out. */
export function VerdictActions({ acts, own = {}, articles = paths.notebook }: VerdictActionsProps) {
  const key = useId()
  const offered = acts.flatMap((act) => {
    const node = own[act] ?? linkOf(act, articles)
    return node === null ? [] : [<span key={`${key}${act}`}>{node}</span>]
  })
  return offered.slice(0, SHOWN)
}

function linkOf(act: VerdictAct, articles: string): ReactNode {
  switch (act) {
    case 'call for help':
      return (
        <LinkButton to={`tel:${EMERGENCY_PHONE}`} size="small" icon={<Icon name="phone" />}>
          Gọi cấp cứu {EMERGENCY_PHONE}
        </LinkButton>
      )
    case 'ask':
      return (
        <LinkButton to={paths.contact} tone="soft" size="small">
          Hỏi chương trình
        </LinkButton>
      )
    case 'plan meals':
      return (
        <LinkButton to={paths.menuBank} tone="soft" size="small">
          Xem thực đơn phù hợp
        </LinkButton>
      )
    case 'read on':
      return (
        <LinkButton to={articles} tone="soft" size="small">
          Đọc bài nên biết
        </LinkButton>
      )
    case 'take along':
    case 'measure again':
      return null
  }
}
