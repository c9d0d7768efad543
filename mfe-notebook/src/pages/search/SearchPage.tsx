import { Page, PageHeader, SearchBox } from 'shared-ui'
import { definePage, type PageContext, usePage } from 'shared-ui/remote'
import {
  articleTagQuery,
  foundArticlesQuery,
  foundDishesQuery,
  readSearchAddress,
  SearchResults,
  Suggestions,
  TaggedArticles,
  useArticleTag,
} from '../../features/search'
import { texts } from '../../texts'
import styles from './SearchPage.module.css'

/** Search over articles and dishes, by keyword or by an article's tag. */
function SearchPage() {
  const { search } = usePage()
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
  const { search } = usePage()
  const known = useArticleTag(tag)
  return (
    <Page>
      <PageHeader eyebrow={texts.search.title} title={texts.search.titleForTag(known.data?.title ?? tag)} />
      <TaggedArticles request={readSearchAddress(search)} />
    </Page>
  )
}

function queriesOf({ api, search }: PageContext) {
  const request = readSearchAddress(search)
  if (request.tag !== null) return [articleTagQuery(api, request.tag), foundArticlesQuery(api, request)]
  return request.keyword === '' ? [] : [foundArticlesQuery(api, request), foundDishesQuery(api, request)]
}

export default definePage({
  queries: queriesOf,
  head({ api, search }, read) {
    const { keyword, tag } = readSearchAddress(search)
    if (tag !== null) {
      return { title: texts.search.titleForTag(read(articleTagQuery(api, tag))?.title ?? tag), noindex: true }
    }
    return { title: keyword === '' ? texts.search.title : texts.search.titleFor(keyword), noindex: true }
  },
  Component: SearchPage,
})
