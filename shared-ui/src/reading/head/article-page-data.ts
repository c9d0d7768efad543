import { articleCounts } from 'shared-contracts/constants'
import type { PageContext, ReadQuery } from 'shared-frame/remote'
import type { DocumentHead } from 'shared-frame/remotes'
import { articleTexts } from '../article/article-texts'
import type { ArticleDetail } from '../article-types'
import { bannersQuery } from '../banners/banners-query'
import { articleQuery, gatedArticleQuery } from '../queries/article-query'
import { mostViewedQuery } from '../queries/most-viewed-query'
import { relatedArticlesQuery } from '../queries/related-articles-query'
import { articleHead } from './article-head'
import type { TrailStep } from './breadcrumb-json-ld'

/** The last segment of an article's address, `{id}-{slug}`. */
export function articleSegment({ params }: Pick<PageContext, 'params'>): string {
  return params.id ?? ''
}

/** All that `ArticleReader` shows. */
export function articlePageQueries(context: PageContext, catalogCode: string): readonly object[] {
  return [articleQuery(context.api, articleSegment(context)), ...besideArticle(context, catalogCode)]
}

/** The same for a section that has the gate: an article that the visitor may not read is absent, and no missing page. */
export function gatedArticlePageQueries(context: PageContext, catalogCode: string): readonly object[] {
  return [gatedArticleQuery(context.api, articleSegment(context)), ...besideArticle(context, catalogCode)]
}

function besideArticle(context: PageContext, catalogCode: string) {
  const { api } = context
  return [
    relatedArticlesQuery(api, articleSegment(context)),
    mostViewedQuery(api, catalogCode, articleCounts.mostViewed),
    bannersQuery(api, 'article', catalogCode),
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
