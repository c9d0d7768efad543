export { homeArticlesQuery, useHomeArticles } from './home-articles-query'
export { latestArticlesQuery, useLatestArticles } from './latest-articles-query'
export { NotebookArticle, notebookArticleHead } from './NotebookArticle'
