export { articleCalls } from './calls/article.calls'
export { findArticle, findArticlesInOrder } from './store/article.store'
