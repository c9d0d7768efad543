import { CategoryTabs } from 'shared-ui'
import { texts } from '../../../texts'
import { type SearchKind, type Sought, soughtAddress } from '../rules/search-address'

interface Props {
  readonly sought: Sought
  /** Null while a count is not known. */
  readonly articleCount: number | null
  readonly dishCount: number | null
}

/** Links between both kinds of results together and each alone. */
export function KindTabs({ sought, articleCount, dishCount }: Props) {
  function tab(kind: SearchKind, title: string) {
    return { to: soughtAddress({ ...sought, kind, page: 1 }), title, current: kind === sought.kind }
  }
  return (
    <CategoryTabs
      label={texts.search.kinds}
      tabs={[
        tab('tat-ca', texts.search.everything),
        tab('bai-viet', titled(texts.search.articles, articleCount)),
        tab('mon-an', titled(texts.search.dishes, dishCount)),
      ]}
    />
  )
}

function titled(title: string, count: number | null): string {
  return count === null ? title : texts.search.withCount(title, count)
}
