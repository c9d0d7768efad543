import { articlePageQueries } from 'shared-ui/reading'
import { definePage, type PageContext, usePage } from 'shared-ui/remote'
import { NotebookArticle, notebookArticleHead } from '../../features/articles'

function catalogIn({ params }: PageContext): string {
  return params.aboutId ?? ''
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
