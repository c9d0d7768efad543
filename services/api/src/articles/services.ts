import type { Revisioned } from '../platform/content-revision/revisioned'
import type { Services } from '../platform/services'
import { type ArticleSearch, createArticleSearch } from './store/article-search'

export interface ArticleServices extends Services {
  readonly articleSearch: Revisioned<ArticleSearch>
}

export function withArticles<S extends Services>(services: S): S & ArticleServices {
  return { ...services, articleSearch: createArticleSearch(services.database, services.revision) }
}
