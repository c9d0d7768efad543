export { PinnedArticles } from './PinnedArticles'
export { pinnedArticlesQuery } from './pinned-articles-query'
