import { catalogPath, paths } from 'shared-contracts/paths'
import { Page, PageHeader } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import {
  CatalogList,
  catalogListHead,
  catalogQuery,
  categoriesQuery,
  choiceIn,
  useListSubject,
} from 'shared-ui/reading'
import { StaffArea } from '../features/access'
import { catalogIllustration, staffRoot } from '../features/catalogs'
import { texts } from '../texts'

function codeIn({ params }: PageContext): string {
  return params.code ?? ''
}

/** One catalog for medical staff: `/danh-cho-can-bo-y-te/{code}`. */
function StaffListPage() {
  const page = usePage()
  const code = codeIn(page)
  const subject = useListSubject(code)
  return (
    <Page>
      <PageHeader
        eyebrow={subject?.catalogTitle ?? texts.title}
        title={subject?.title ?? texts.title}
        intro={subject?.description}
        illustration={catalogIllustration(code)}
      />
      <StaffArea>
        <CatalogList catalogCode={code} back={{ to: paths.staff, title: texts.back }} />
      </StaffArea>
    </Page>
  )
}

export default definePage({
  // What everybody may know; the list itself asks for the articles once it stands before a reader.
  queries: (context) => [catalogQuery(context.api, codeIn(context)), categoriesQuery(context.api)],
  head(context, read) {
    const code = codeIn(context)
    const catalog = read(catalogQuery(context.api, code))
    if (!catalog) return { title: texts.title }
    // A catalog of another section has its one address there
    if (catalogPath(code) !== context.path) return { title: catalog.title, redirect: catalogPath(code) }
    const choice = choiceIn(context.search, code)
    const categories = (read(categoriesQuery(context.api)) ?? []).filter((each) => each.articleCatalogId === catalog.id)
    const isKnown = choice.categoryCode === null || categories.some((each) => each.code === choice.categoryCode)
    if (!isKnown) return { title: catalog.title, status: 404, noindex: true }
    return catalogListHead({ catalog, categories, choice, above: [staffRoot] })
  },
  Component: StaffListPage,
})
