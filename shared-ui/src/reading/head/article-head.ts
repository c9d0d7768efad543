import { SITE_NAME } from 'shared-contracts/constants'
import { articlePath, catalogPath, paths, sharePicturePath } from 'shared-contracts/paths'
import type { DocumentHead } from 'shared-frame/remotes'
import type { ArticleDetail } from '../article-types'
import { articleDestination } from './article-destination'
import { breadcrumbJsonLd, type TrailStep } from './breadcrumb-json-ld'

/**
 * What the document says about an article, or the redirect to the article's own address. `root`: the landing page of the
 * section that the article stands in.
 */
export function articleHead(path: string, article: ArticleDetail, root: TrailStep): DocumentHead {
  const destination = articleDestination(path, article)
  if (destination !== null) return { title: article.title, redirect: destination }
  const breadcrumb = articleTrail(article, root)
  return {
    title: article.title,
    description: article.summary,
    canonical: articlePath(article),
    openGraphType: 'article',
    image: sharePictureOf(article),
    breadcrumb,
    jsonLd: [articleJsonLd(article), breadcrumbJsonLd(breadcrumb)],
  }
}

/** The steps from the section's landing page to the article. */
function articleTrail(article: ArticleDetail, root: TrailStep): readonly TrailStep[] {
  return [
    root,
    { title: article.catalog.title, path: catalogPath(article.catalog.code) },
    { title: article.title, path: articlePath(article) },
  ].filter((step, index, all) => all.findIndex((each) => each.path === step.path) === index)
}

function sharePictureOf({ articleId: id, title, illustration }: ArticleDetail): string {
  return sharePicturePath('article', { id, title, illustration })
}

/** schema.org Article. Addresses are paths of this site; the document host makes them absolute. */
function articleJsonLd(article: ArticleDetail): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    inLanguage: 'vi',
    url: articlePath(article),
    mainEntityOfPage: articlePath(article),
    image: [sharePictureOf(article)],
    datePublished: article.publishedAt,
    dateModified: article.reviewedAt ?? article.publishedAt,
    articleSection: article.category?.title ?? article.catalog.title,
    keywords: article.tags.map((tag) => tag.title).join(', '),
    author: { '@type': 'Organization', name: article.author },
    ...(article.reviewer === null ? {} : { editor: { '@type': 'Organization', name: article.reviewer } }),
    publisher: { '@type': 'Organization', name: SITE_NAME, url: paths.home },
    isAccessibleForFree: true,
    citation: article.sources.map((source) => ({
      '@type': 'CreativeWork',
      name: source.title,
      publisher: source.publisher,
      datePublished: source.year,
      ...(source.url === null ? {} : { url: source.url }),
    })),
  }
}
