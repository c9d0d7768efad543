import type { DocumentHead } from 'shared-frame/remotes'
import { SHARE_PICTURE, shareAddress } from '../../files/share-picture'
import { feedsOf, SITE_FEED } from '../../site/feed-addresses'
import { encodePath } from '../address'
import { withAbsoluteAddresses } from './absolute-addresses'
import { escapeHtml, scriptJson } from './escape'

/** Shared for pages that have no picture of their own. */
const DEFAULT_IMAGE = '/media/illustrations/me-cho-bu.svg'

export interface SiteIdentity {
  readonly name: string
  /** Public origin without trailing slash: `https://example.vn`. Never taken from a request, as documents are shared. */
  readonly origin: string
}

/** Title and metadata of a document, for browsers, search engines and social networks. */
export function headTags(page: {
  readonly head: DocumentHead
  /** Decoded path of the document and the query that it depends on. */
  readonly path: string
  readonly search: string
  readonly noindex: boolean
  readonly site: SiteIdentity
}): string {
  const { head, site } = page
  const title = head.title === site.name ? site.name : `${head.title} | ${site.name}`
  const address = site.origin + (head.canonical ? encodeTarget(head.canonical) : encodePath(page.path) + page.search)
  const image = shareAddress(head.image ?? DEFAULT_IMAGE)
  const drawn = image.startsWith('/media/share/')
  const noindex = page.noindex || head.noindex === true
  const lines = [
    `<title>${escapeHtml(title)}</title>`,
    head.description && meta('name', 'description', head.description),
    noindex ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(address)}">`,
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:locale', 'vi_VN'),
    meta('property', 'og:type', head.openGraphType ?? 'website'),
    meta('property', 'og:title', head.title),
    head.description && meta('property', 'og:description', head.description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', site.origin + encodeTarget(image)),
    drawn && meta('property', 'og:image:width', String(SHARE_PICTURE.width)),
    drawn && meta('property', 'og:image:height', String(SHARE_PICTURE.height)),
    meta('property', 'og:image:alt', head.title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...feedsOf(page.path).map(
      (feed) =>
        `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feed === SITE_FEED ? site.name : `${head.title} | ${site.name}`)}" href="${feed}">`,
    ),
    ...structuredData(head).map((data) => {
      const json = scriptJson(withAbsoluteAddresses(data, site.origin))
      return `<script type="application/ld+json">${json}</script>`
    }),
  ]
  return lines.filter(Boolean).join('\n')
}

/** What the page says of itself, and its trail where it says none. */
function structuredData({ jsonLd = [], breadcrumb = [] }: DocumentHead): readonly object[] {
  const told = jsonLd.some((data) => '@type' in data && data['@type'] === 'BreadcrumbList')
  return told || breadcrumb.length === 0 ? jsonLd : [...jsonLd, trailOf(breadcrumb)]
}

/** schema.org BreadcrumbList, home in front. */
function trailOf(steps: NonNullable<DocumentHead['breadcrumb']>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: 'Trang chủ', path: '/' }, ...steps].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: path,
    })),
  }
}

function encodeTarget(target: string): string {
  const mark = target.indexOf('?')
  if (mark < 0) return encodePath(decoded(target))
  return encodePath(decoded(target.slice(0, mark))) + target.slice(mark)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}
