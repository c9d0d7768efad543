import { Page, PageHeader, SearchBox } from 'shared-frame'
import { definePage, type PageContext, useSearchParams } from 'shared-frame/remote'
import { redirectToLastPage } from 'shared-ui/lists'
import {
  articleTagQuery,
  articleTagsQuery,
  foundArticlesQuery,
  foundDishesQuery,
  OtherTags,
  readSearchAddress,
  SEARCH_PAGE_SIZE,
  type SearchRequest,
  SearchResults,
  Suggestions,
  searchAddress,
  TaggedArticles,
  tagPageHead,
  understoodKeywordQuery,
  useArticleTag,
} from '../../features/search'
import { texts } from '../../texts'
import styles from './SearchPage.module.css'

/** Search over articles and dishes, by keyword or by an article's tag. */
function SearchPage() {
  const [search] = useSearchParams()
  const request = readSearchAddress(search)
  if (request.tag !== null) return <TagPage tag={request.tag} />
  return (
    <Page>
      <PageHeader
        title={request.keyword === '' ? texts.search.title : texts.search.titleFor(request.keyword)}
        intro={request.keyword === '' ? texts.search.intro : undefined}
      />
      <div className={styles.box}>
        {/* Keyed: a keyword chosen elsewhere (a suggestion, the header) replaces what stands in the box */}
        <SearchBox key={request.keyword} keyword={request.keyword} />
      </div>
      {request.keyword === '' ? <Suggestions /> : <SearchResults request={request} />}
    </Page>
  )
}

function TagPage({ tag }: { tag: string }) {
  const [search] = useSearchParams()
  const known = useArticleTag(tag)
  return (
    <Page>
      <PageHeader
        eyebrow={texts.search.tags}
        title={texts.search.titleForTag(known.data?.title ?? tag)}
        intro={known.data && texts.search.tagDescription(known.data.title, known.data.articleCount)}
      />
      <TaggedArticles request={readSearchAddress(search)} />
      <OtherTags tagCode={tag} />
    </Page>
  )
}

function queriesOf({ api, search }: PageContext) {
  const request = readSearchAddress(search)
  if (request.tag !== null)
    return [articleTagsQuery(api), articleTagQuery(api, request.tag), foundArticlesQuery(api, request)]
  if (request.keyword === '') return []
  return [
    foundArticlesQuery(api, request),
    foundDishesQuery(api, request),
    understoodKeywordQuery(api, request.keyword),
  ]
}

/** Of articles nobody knows here: staff find more of them than others. */
function lastPageOfDishes(request: SearchRequest, totalCount: number | undefined): string | undefined {
  if (request.kind !== 'mon-an') return undefined
  const href = (page: number) => searchAddress({ ...request, page })
  return redirectToLastPage({ page: request.page, pageSize: SEARCH_PAGE_SIZE, totalCount, href })
}

export default definePage({
  queries: queriesOf,
  head({ api, search }, read) {
    const request = readSearchAddress(search)
    const { keyword, tag } = request
    if (tag !== null) {
      const known = read(articleTagQuery(api, tag))
      return known ? tagPageHead(request, known) : { title: texts.search.titleForTag(tag), noindex: true }
    }
    const title = keyword === '' ? texts.search.title : texts.search.titleFor(keyword)
    return {
      title,
      noindex: true,
      redirect: lastPageOfDishes(request, read(foundDishesQuery(api, request))?.totalCount),
    }
  },
  Component: SearchPage,
})
