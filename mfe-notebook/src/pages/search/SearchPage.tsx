import { Page, PageHeader, SearchBox } from 'shared-ui'
import { definePage, type PageContext, usePage } from 'shared-ui/remote'
import {
  articleTagQuery,
  foundArticlesQuery,
  foundDishesQuery,
  SearchResults,
  Suggestions,
  soughtIn,
  TaggedArticles,
  useArticleTag,
} from '../../features/search'
import { texts } from '../../texts'
import styles from './SearchPage.module.css'

/** Search over articles and dishes, by keyword or by an article's tag. */
function SearchPage() {
  const { search } = usePage()
  const sought = soughtIn(search)
  if (sought.tag !== null) return <TagPage tag={sought.tag} />
  return (
    <Page>
      <PageHeader
        title={sought.keyword === '' ? texts.search.title : texts.search.titleFor(sought.keyword)}
        intro={sought.keyword === '' ? texts.search.intro : undefined}
      />
      <div className={styles.box}>
        {/* Keyed: a keyword chosen elsewhere (a suggestion, the header) replaces what stands in the box */}
        <SearchBox key={sought.keyword} keyword={sought.keyword} />
      </div>
      {sought.keyword === '' ? <Suggestions /> : <SearchResults sought={sought} />}
    </Page>
  )
}

function TagPage({ tag }: { tag: string }) {
  const { search } = usePage()
  const known = useArticleTag(tag)
  return (
    <Page>
      <PageHeader eyebrow={texts.search.title} title={texts.search.titleForTag(known.data?.title ?? tag)} />
      <TaggedArticles sought={soughtIn(search)} />
    </Page>
  )
}

function queriesOf({ api, search }: PageContext) {
  const sought = soughtIn(search)
  if (sought.tag !== null) return [articleTagQuery(api, sought.tag), foundArticlesQuery(api, sought)]
  return sought.keyword === '' ? [] : [foundArticlesQuery(api, sought), foundDishesQuery(api, sought)]
}

export default definePage({
  queries: queriesOf,
  head({ api, search }, read) {
    const { keyword, tag } = soughtIn(search)
    if (tag !== null) {
      return { title: texts.search.titleForTag(read(articleTagQuery(api, tag))?.title ?? tag), noindex: true }
    }
    return { title: keyword === '' ? texts.search.title : texts.search.titleFor(keyword), noindex: true }
  },
  Component: SearchPage,
})
