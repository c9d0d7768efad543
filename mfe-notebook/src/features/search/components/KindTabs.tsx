import { CategoryTabs } from 'shared-ui/lists'
import { texts } from '../../../texts'
import { type SearchKind, type SearchRequest, searchAddress } from '../rules/search-address'

interface Props {
  readonly request: SearchRequest
  /** Null while a count is not known. */
  readonly articleCount: number | null
  readonly dishCount: number | null
}

/** Links between both kinds of results together and each alone. */
export function KindTabs({ request, articleCount, dishCount }: Props) {
  function tab(kind: SearchKind, title: string) {
    return { to: searchAddress({ ...request, kind, page: 1 }), title, current: kind === request.kind }
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
