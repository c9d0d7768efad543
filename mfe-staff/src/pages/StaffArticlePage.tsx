import { paths } from 'shared-contracts/paths'
import { AppLink, Page, PageHeader } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { ArticleReader, articlePageHead, articleQuery, gatedArticlePageQueries } from 'shared-ui/reading'
import { StaffGate, useStaffAccess } from '../features/access'
import { catalogIllustration, staffRoot } from '../features/catalogs'
import { texts } from '../texts'

function catalogIn({ params }: PageContext): string {
  return params.code ?? ''
}

/**
 * An article for medical staff: `/danh-cho-can-bo-y-te/{code}/{id}-{slug}`. Its tags lead nowhere: the search by tag of
 * everybody leaves out what is written for staff. To others not even its title is told.
 */
function StaffArticlePage() {
  const catalogCode = catalogIn(usePage())
  if (useStaffAccess() === 'reader') return <ArticleReader catalogCode={catalogCode} caution={texts.caution} />
  return (
    <Page>
      <PageHeader title={texts.title} intro={texts.intro} illustration={catalogIllustration(catalogCode)} />
      <StaffGate />
      <AppLink to={paths.staff}>{texts.back}</AppLink>
    </Page>
  )
}

export default definePage({
  queries: (context) => gatedArticlePageQueries(context, catalogIn(context)),
  head(context, read) {
    const mayRead = read(articleQuery(context.api, context.params.id ?? '')) !== undefined
    return mayRead
      ? articlePageHead(context, read, () => staffRoot)
      : { title: texts.title, description: texts.description, breadcrumb: [staffRoot] }
  },
  Component: StaffArticlePage,
})
