import { articleCounts } from 'shared-contracts/constants'
import { stageIn } from 'shared-contracts/family'
import { paths } from 'shared-contracts/paths'
import { EmptyState, Page, PageHeader, SearchBox } from 'shared-frame'
import { definePage, type PageContext, usePage, useQuery } from 'shared-frame/remote'
import { breadcrumbJsonLd, categoriesQuery, Loaded, mostViewedQuery } from 'shared-ui/reading'
import { homeArticlesQuery, useHomeArticles } from '../../features/articles'
import { StageArticles, StageLine, stageArticlesQuery } from '../../features/for-stage'
import { CatalogCards, CatalogShelf, NOTEBOOK_CATALOGS } from '../../features/notebook'
import { texts } from '../../texts'
import styles from './NotebookPage.module.css'

/** Newest articles of each catalog: one row of cards. */
const NEWEST = 4

function newestIn({ api }: PageContext) {
  return homeArticlesQuery(api, NEWEST)
}

/** The notebook's landing page: its catalogs, and what is new and much read in each. */
function NotebookPage() {
  const page = usePage()
  const newest = useHomeArticles(NEWEST)
  const categories = useQuery(categoriesQuery(page.api))
  return (
    <Page>
      <PageHeader title={texts.notebook.title} intro={texts.notebook.intro} illustration="so-tay" />
      <StageLine />
      <div className={styles.search}>
        <SearchBox placeholder={texts.notebook.questions} />
      </div>
      <Loaded query={newest} loading={{ shape: 'cards', count: 6, label: texts.list.loading }}>
        {(catalogs) =>
          catalogs.length === 0 ? (
            <EmptyState title={texts.list.none}>{texts.list.noneHint}</EmptyState>
          ) : (
            <>
              <StageArticles otherwise={catalogs.flatMap(({ articles }) => articles.slice(0, 1))} />
              <CatalogCards catalogs={catalogs.map(({ catalog }) => catalog)} categories={categories.data ?? []} />
              {catalogs.map(({ catalog, articles }) => (
                <CatalogShelf key={catalog.id} catalog={catalog} articles={articles} />
              ))}
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

export default definePage({
  queries(context) {
    const stage = stageIn(context.search)
    return [
      newestIn(context),
      categoriesQuery(context.api),
      ...(stage === null ? [] : [stageArticlesQuery(context.api, stage)]),
      ...NOTEBOOK_CATALOGS.map((code) => mostViewedQuery(context.api, code, articleCounts.mostViewedInNotebook)),
    ]
  },
  head() {
    const breadcrumb = [{ title: texts.notebook.title, path: paths.notebook }]
    return {
      title: texts.notebook.title,
      canonical: paths.notebook,
      description: texts.notebook.description,
      breadcrumb,
      jsonLd: [breadcrumbJsonLd(breadcrumb)],
    }
  },
  Component: NotebookPage,
})
