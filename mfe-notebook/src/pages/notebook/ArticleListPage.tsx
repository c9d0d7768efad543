import { catalogPath, paths } from 'shared-contracts/paths'
import { Page, PageHeader } from 'shared-ui'
import {
  CatalogList,
  catalogListHead,
  catalogListQueries,
  catalogQuery,
  categoriesQuery,
  choiceIn,
} from 'shared-ui/reading'
import { definePage, type PageContext, usePage, useQuery } from 'shared-ui/remote'
import { catalogIllustration } from '../../features/notebook'
import { texts } from '../../texts'

function codeIn({ params }: PageContext): string {
  return params.code ?? ''
}

/** One catalog of the notebook: `/so-tay-cua-me/{code}`. */
function ArticleListPage() {
  const page = usePage()
  const code = codeIn(page)
  const catalog = useQuery(catalogQuery(page.api, code))
  return (
    <Page>
      <PageHeader
        eyebrow={texts.notebook.title}
        title={catalog.data?.title ?? texts.notebook.title}
        intro={catalog.data?.description}
        illustration={catalogIllustration(code)}
      />
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
    return catalogListHead({
      catalog,
      categories: read(categoriesQuery(context.api)) ?? [],
      choice: choiceIn(context.search, code),
      above: [{ title: texts.notebook.title, path: paths.notebook }],
    })
  },
  Component: ArticleListPage,
})
