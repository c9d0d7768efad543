import { articlePath, catalogPath, paths, sharePicturePath } from 'shared-contracts/paths'
import type { FeedArticle } from '../content/content-source'
import { encodePath } from '../documents/address'
import { escapeHtml } from '../documents/html/escape'
import type { SiteIdentity } from '../documents/html/head-tags'

/** Days are those of Viet Nam. */
const OFFSET = '+0700'
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function text(value: string): string {
  return escapeHtml(value.replace(NOT_IN_XML, ''))
}

/** A day as RSS writes dates (RFC 822): its beginning in Viet Nam. */
export function feedDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${DAYS[date.getUTCDay()]}, ${two(date.getUTCDate())} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()} 00:00:00 ${OFFSET}`
}

/**
 * RSS 2.0 with a link to itself (Atom).
 *
 * @param address path of the feed
 * @param catalogCode null: of all catalogs
 */
export function feedXml(
  articles: readonly FeedArticle[],
  {
    address,
    catalogCode,
    site,
  }: { readonly address: string; readonly catalogCode: string | null; readonly site: SiteIdentity },
): string {
  const catalog = catalogCode === null ? null : (articles[0]?.catalog.title ?? catalogCode)
  const title = catalog === null ? site.name : `${catalog} | ${site.name}`
  const page = catalogCode === null ? paths.latestArticles : catalogPath(catalogCode)
  const description = catalog === null ? `Bài mới của ${site.name}` : `Bài mới trong ${catalog}`
  const newest = articles
    .map(({ publishedAt }) => publishedAt)
    .sort()
    .at(-1)
  const href = (path: string) => text(site.origin + encodePath(path))
  const items = articles.map((article) => {
    const { articleId: id, title, illustration, summary, category, catalog, publishedAt } = article
    const link = href(articlePath(article))
    const picture = href(sharePicturePath('article', { id, title, illustration }))
    return `<item>
<title>${text(title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<description>${text(summary)}</description>
<category>${text(catalog.title)}</category>${category ? `\n<category>${text(category.title)}</category>` : ''}
<pubDate>${feedDate(publishedAt)}</pubDate>
<media:content url="${picture}" medium="image" type="image/jpeg" width="1200" height="630"/>
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${text(title)}</title>
<link>${href(page)}</link>
<description>${text(description)}</description>
<language>vi</language>${newest ? `\n<pubDate>${feedDate(newest)}</pubDate>` : ''}
<ttl>60</ttl>
<atom:link href="${href(address)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`
}
