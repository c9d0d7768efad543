import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { articlePageQueries } from 'shared-ui/reading'
import { NotebookArticle, notebookArticleHead } from '../../features/articles'

function catalogIn({ params }: PageContext): string {
  return params.code ?? ''
}

/** An article of the notebook: `/so-tay-cua-me/{code}/{id}-{slug}`. */
function ArticlePage() {
  return <NotebookArticle catalogCode={catalogIn(usePage())} />
}

export default definePage({
  queries: (context) => articlePageQueries(context, catalogIn(context)),
  head: notebookArticleHead,
  Component: ArticlePage,
})
