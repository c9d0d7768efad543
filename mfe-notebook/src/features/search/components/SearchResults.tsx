import { ErrorState, LoadingState } from 'shared-ui'
import { texts } from '../../../texts'
import { useFoundArticles } from '../requests/found-articles'
import { useFoundDishes } from '../requests/found-dishes'
import type { SearchRequest } from '../rules/search-address'
import { suggestedSpelling } from '../rules/suggested-spelling'
import { HitSection } from './HitSection'
import { ArticleHits, DishHits } from './Hits'
import { KindTabs } from './KindTabs'
import { NothingFound } from './NothingFound'
import { SpellingSuggestion } from './SpellingSuggestion'

/** What a keyword found among articles and dishes. One kind that can't be had leaves the other on screen. */
export function SearchResults({ request }: { request: SearchRequest }) {
  const articles = useFoundArticles(request)
  const dishes = useFoundDishes(request)
  const { keyword, kind } = request

  if (articles.isPending && dishes.isPending) return <LoadingState shape="panel" label={texts.search.loading} />
  if (articles.isError && dishes.isError) {
    const retry = () => [articles.refetch(), dishes.refetch()]
    return (
      <ErrorState title={texts.search.failed} onRetry={retry} retrying={articles.isFetching || dishes.isFetching} />
    )
  }
  if (articles.data?.totalCount === 0 && dishes.data?.totalCount === 0) {
    return <NothingFound title={texts.search.nothing(keyword)} />
  }

  const found = [...(articles.data?.items ?? []), ...(dishes.data?.items ?? [])]
  const suggestion = suggestedSpelling(
    keyword,
    found.flatMap((item) => [item.title, item.summary]),
  )
  const marked = suggestion ?? keyword
  return (
    <>
      {suggestion !== null && <SpellingSuggestion suggestion={suggestion} />}
      <KindTabs
        request={request}
        articleCount={articles.data?.totalCount ?? null}
        dishCount={dishes.data?.totalCount ?? null}
      />
      {kind !== 'mon-an' && (
        <HitSection
          title={texts.search.articles}
          kind="bai-viet"
          request={request}
          found={articles}
          seeAll={texts.search.seeAllArticles}
          pagesLabel={texts.search.articlePages}
        >
          {(items) => <ArticleHits articles={items} keyword={marked} />}
        </HitSection>
      )}
      {kind !== 'bai-viet' && (
        <HitSection
          title={texts.search.dishes}
          kind="mon-an"
          request={request}
          found={dishes}
          seeAll={texts.search.seeAllDishes}
          pagesLabel={texts.search.dishPages}
        >
          {(items) => <DishHits dishes={items} keyword={marked} />}
        </HitSection>
      )}
    </>
  )
}
