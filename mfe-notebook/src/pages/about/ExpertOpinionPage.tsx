import { definePage } from 'shared-frame/remote'
import { articlePageQueries } from 'shared-ui/reading'
import { NotebookArticle, notebookArticleHead } from '../../features/articles'

const CATALOG = 'y-kien-chuyen-gia'

/** An expert opinion: `/gioi-thieu/thong-tin-khac/y-kien-chuyen-gia/{id}-{slug}`. */
function ExpertOpinionPage() {
  return <NotebookArticle catalogCode={CATALOG} />
}

export default definePage({
  queries: (context) => articlePageQueries(context, CATALOG),
  head: notebookArticleHead,
  Component: ExpertOpinionPage,
})
