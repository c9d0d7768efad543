import { catalogPath, paths } from 'shared-contracts/paths'
import { Page, PageHeader } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import {
  CatalogList,
  catalogArticlesQuery,
  catalogListHead,
  catalogListQueries,
  catalogListRedirect,
  catalogQuery,
  categoriesQuery,
  choiceIn,
  useListSubject,
} from 'shared-ui/reading'
import { StageLine } from '../../features/for-stage'
import { catalogIllustration } from '../../features/notebook'
import { texts } from '../../texts'

function codeIn({ params }: PageContext): string {
  return params.code ?? ''
}

/** One catalog of the notebook: `/so-tay-cua-me/{code}`. */
function ArticleListPage() {
  const page = usePage()
  const code = codeIn(page)
  const subject = useListSubject(code)
  return (
    <Page>
      <PageHeader
        eyebrow={subject?.catalogTitle ?? texts.notebook.title}
        title={subject?.title ?? texts.notebook.title}
        intro={subject?.description}
        illustration={catalogIllustration(code)}
      />
      <StageLine />
      <CatalogList catalogCode={code} back={{ to: paths.notebook, title: texts.list.back }} />
    </Page>
  )
}

export default definePage({
  queries: (context) => catalogListQueries(context, codeIn(context)),
  head(context, read) {
    const code = codeIn(context)
    const catalog = read(catalogQuery(context.api, code))
    if (!catalog) return { title: texts.notebook.title }
    // A catalog that is listed elsewhere (expert opinions, staff documents) has one address only
    if (catalogPath(code) !== context.path) return { title: catalog.title, redirect: catalogPath(code) }
    const choice = choiceIn(context.search, code)
    const head = catalogListHead({
      catalog,
      categories: read(categoriesQuery(context.api)) ?? [],
      choice,
      above: [{ title: texts.notebook.title, path: paths.notebook }],
    })
    const totalCount = read(catalogArticlesQuery(context.api, choice))?.totalCount
    return { ...head, redirect: catalogListRedirect(choice, totalCount) }
  },
  Component: ArticleListPage,
})
