import { ArticleReader, articlePageHead, articlePageQueries } from 'shared-ui/reading'
import { definePage, type PageContext, usePage } from 'shared-ui/remote'
import { StaffArea } from '../features/access'
import { staffRoot } from '../features/catalogs'
import { texts } from '../texts'

function catalogIn({ params }: PageContext): string {
  return params.code ?? ''
}

/**
 * An article for medical staff: `/danh-cho-can-bo-y-te/{code}/{id}-{slug}`. Its tags lead nowhere: the search by tag leaves
 * out what is written for staff.
 */
function StaffArticlePage() {
  return (
    <StaffArea>
      <ArticleReader catalogCode={catalogIn(usePage())} caution={texts.caution} />
    </StaffArea>
  )
}

export default definePage({
  queries: (context) => articlePageQueries(context, catalogIn(context)),
  head: (context, read) => articlePageHead(context, read, () => staffRoot),
  Component: StaffArticlePage,
})
