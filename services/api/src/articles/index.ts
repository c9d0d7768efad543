export { articleCalls } from './calls/article.calls'
export { requireReadableArticle } from './calls/readable-article'
export { findArticle, findArticlesInOrder } from './store/article.store'
export { catalogIsReadable } from './store/readable-catalog'
