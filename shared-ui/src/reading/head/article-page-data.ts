import { articleCounts } from 'shared-contracts/constants'
import type { DocumentHead } from 'shared-contracts/remotes'
import type { PageContext, ReadQuery } from 'shared-ui/remote'
import { articleTexts } from '../article/article-texts'
import type { ArticleDetail } from '../article-types'
import { type ArticleRefusal, articleQuery } from '../queries/article-query'
import { mostViewedQuery } from '../queries/most-viewed-query'
import { relatedArticlesQuery } from '../queries/related-articles-query'
import { articleHead } from './article-head'
import type { TrailStep } from './breadcrumb-json-ld'

/** The last segment of an article's address, `{id}-{slug}`. */
export function articleSegment({ params }: Pick<PageContext, 'params'>): string {
  return params.id ?? ''
}

/** All that `ArticleReader` shows. */
export function articlePageQueries(context: PageContext, catalogCode: string, refusal?: ArticleRefusal) {
  const { api } = context
  return [
    articleQuery(api, articleSegment(context), refusal),
    relatedArticlesQuery(api, articleSegment(context), refusal),
    mostViewedQuery(api, catalogCode, articleCounts.mostViewed),
  ]
}

/** `rootOf`: the landing page of the section that the article stands in, the first step of its trail. */
export function articlePageHead(
  context: PageContext,
  read: ReadQuery,
  rootOf: (article: ArticleDetail) => TrailStep,
): DocumentHead {
  const article = read(articleQuery(context.api, articleSegment(context)))
  return article ? articleHead(context.path, article, rootOf(article)) : { title: articleTexts.fallbackTitle }
}
