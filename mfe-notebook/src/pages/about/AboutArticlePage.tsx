import { aboutPageCode, isCatalogCode } from 'shared-contracts/paths'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { articlePageQueries } from 'shared-ui/reading'
import { NotebookArticle, notebookArticleHead } from '../../features/articles'

/** The catalog that the address names: one of the site's own, or a page beyond them. */
function catalogIn({ params: { aboutId = '' } }: PageContext): string {
  return isCatalogCode(aboutId) ? aboutId : aboutPageCode(aboutId)
}

/** An article of an about page: `/gioi-thieu/{aboutId}/{id}-{slug}`. */
function AboutArticlePage() {
  return <NotebookArticle catalogCode={catalogIn(usePage())} />
}

export default definePage({
  queries: (context) => articlePageQueries(context, catalogIn(context)),
  head: notebookArticleHead,
  Component: AboutArticlePage,
})
