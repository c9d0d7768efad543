import { paths } from 'shared-contracts/paths'
import { Page, PageHeader } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { redirectToLastPage } from 'shared-ui/lists'
import { breadcrumbJsonLd, LIST_PAGE_SIZE, Loaded, listAddress, PagedArticles, pageNumberOf } from 'shared-ui/reading'
import { latestArticlesQuery, useLatestArticles } from '../../features/articles'
import { texts } from '../../texts'

function queryIn({ api, search }: PageContext) {
  return latestArticlesQuery(api, pageNumberOf(search), LIST_PAGE_SIZE)
}

function addressOf(page: number): string {
  return listAddress(paths.latestArticles, { category: null, page })
}

/** What was published last, from all public catalogs. */
function LatestArticlesPage() {
  const page = usePage()
  const articles = useLatestArticles(pageNumberOf(page.search), LIST_PAGE_SIZE)
  return (
    <Page>
      <PageHeader title={texts.latest.title} intro={texts.latest.intro} illustration="tin-tuc" />
      <Loaded query={articles} loading={{ shape: 'cards', count: 6, label: texts.list.loading }}>
        {(list) => (
          <PagedArticles
            articles={list.items}
            totalCount={list.totalCount}
            page={pageNumberOf(page.search)}
            href={addressOf}
            label="catalog"
            back={{ to: paths.notebook, title: texts.list.back }}
          />
        )}
      </Loaded>
    </Page>
  )
}

export default definePage({
  queries: (context) => [queryIn(context)],
  head(context, read) {
    const page = pageNumberOf(context.search)
    const totalCount = read(queryIn(context))?.totalCount
    const breadcrumb = [{ title: texts.latest.title, path: paths.latestArticles }]
    return {
      title: page > 1 ? `${texts.latest.title}, ${texts.list.page(page)}` : texts.latest.title,
      description: texts.latest.description,
      canonical: addressOf(page),
      redirect: redirectToLastPage({ page, pageSize: LIST_PAGE_SIZE, totalCount, href: addressOf }),
      breadcrumb,
      jsonLd: [breadcrumbJsonLd(breadcrumb)],
    }
  },
  Component: LatestArticlesPage,
})
