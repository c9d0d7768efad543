import { ErrorState, LoadingState } from 'shared-frame'
import { texts } from '../../../texts'
import { useCountedMiss } from '../requests/counted-miss'
import { useFoundArticles } from '../requests/found-articles'
import { useFoundDishes } from '../requests/found-dishes'
import { useUnderstoodKeyword } from '../requests/understood-keyword'
import type { SearchRequest } from '../rules/search-address'
import { HitSection } from './HitSection'
import { ArticleHits, DishHits } from './Hits'
import { KindTabs } from './KindTabs'
import { Nearest } from './Nearest'
import { NothingFound } from './NothingFound'
import { SpellingSuggestion } from './SpellingSuggestion'

/** What a keyword found among articles and dishes, the kind that answers it first. One kind that can't be had leaves the other on screen. */
export function SearchResults({ request }: { request: SearchRequest }) {
  const articles = useFoundArticles(request)
  const dishes = useFoundDishes(request)
  const { keyword, kind } = request
  const understood = useUnderstoodKeyword(keyword)
  const nothing = articles.data?.totalCount === 0 && dishes.data?.totalCount === 0
  const { meant = null, missing = null, near = [] } = understood.data ?? {}
  useCountedMiss(keyword, nothing || missing !== null)

  // In the order that stays: nothing jumps when it is known which kind answers.
  if ((articles.isPending && dishes.isPending) || understood.isPending)
    return <LoadingState shape="panel" label={texts.search.loading} />
  if (articles.isError && dishes.isError) {
    const retry = () => [articles.refetch(), dishes.refetch()]
    return (
      <ErrorState title={texts.search.failed} onRetry={retry} retrying={articles.isFetching || dishes.isFetching} />
    )
  }
  const missingText = missing === null ? null : texts.search.missing[missing](keyword)
  const nearest = <Nearest near={near} />
  if (nothing)
    return (
      <NothingFound title={missingText ?? texts.search.nothing(keyword)} meant={meant}>
        {nearest}
      </NothingFound>
    )

  const marked = meant === null ? keyword : `${keyword} ${meant}`
  const articleHits = kind !== 'mon-an' && (
    <HitSection
      key="articles"
      title={texts.search.articles}
      kind="bai-viet"
      request={request}
      found={articles}
      seeAll={texts.search.seeAllArticles}
      pagesLabel={texts.search.articlePages}
    >
      {(items) => <ArticleHits articles={items} keyword={marked} />}
    </HitSection>
  )
  const dishHits = kind !== 'bai-viet' && (
    <HitSection
      key="dishes"
      title={texts.search.dishes}
      kind="mon-an"
      request={request}
      found={dishes}
      seeAll={texts.search.seeAllDishes}
      pagesLabel={texts.search.dishPages}
    >
      {(items) => <DishHits dishes={items} keyword={marked} />}
    </HitSection>
  )
  return (
    <>
      {meant !== null && <SpellingSuggestion suggestion={meant} />}
      {missingText !== null && <p>{missingText}</p>}
      {nearest}
      <KindTabs
        request={request}
        articleCount={articles.data?.totalCount ?? null}
        dishCount={dishes.data?.totalCount ?? null}
      />
      {understood.data?.lead === 'dish' ? [dishHits, articleHits] : [articleHits, dishHits]}
    </>
  )
}
