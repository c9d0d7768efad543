import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ContentSource } from '../content/content-source'
import type { SiteIdentity } from '../documents/html/head-tags'
import { sendMissing } from '../files/send-file'
import { feedXml } from './feed'
import { catalogFeed, SITE_FEED } from './feed-addresses'

interface Feed {
  readonly xml: string
  readonly etag: string
}

/** `/rss.xml` and `/rss/<catalog code>.xml`: made once for each revision of the content; readers ask again by ETag. */
export function feedRoutes(
  app: FastifyInstance,
  options: {
    readonly source: Pick<ContentSource, 'newestArticles'>
    /** Of the content. */
    readonly revision: () => string
    readonly site: SiteIdentity
  },
): void {
  const kept = new LRUCache<string, Feed>({ max: 50 })

  async function feedOf(catalogCode: string | null): Promise<Feed | null> {
    const key = `${options.revision()} ${catalogCode}`
    const known = kept.get(key)
    if (known) return known
    const articles = await options.source.newestArticles(catalogCode)
    if (articles === null) return null
    const address = catalogCode === null ? SITE_FEED : catalogFeed(catalogCode)
    const xml = feedXml(articles, { address, catalogCode, site: options.site })
    const feed = { xml, etag: `"${createHash('sha256').update(xml).digest('base64url').slice(0, 22)}"` }
    kept.set(key, feed)
    return feed
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, catalogCode: string | null) {
    let feed: Feed | null
    try {
      feed = await feedOf(catalogCode)
    } catch (err) {
      request.log.warn({ err }, 'The API does not name the newest articles for a feed')
      return reply.code(503).header('retry-after', '30').header('cache-control', 'no-store').send()
    }
    if (feed === null) return sendMissing(reply)
    reply.headers({ etag: feed.etag, 'cache-control': 'public, max-age=0, must-revalidate' })
    if (request.headers['if-none-match']?.includes(feed.etag)) return reply.code(304).send()
    return reply.type('application/rss+xml; charset=utf-8').send(feed.xml)
  }

  app.get(SITE_FEED, (request, reply) => answer(request, reply, null))
  app.get<{ Params: { name: string } }>('/rss/:name', (request, reply) => {
    const code = /^([a-z\d-]{1,80})\.xml$/.exec(request.params.name)?.[1]
    return code === undefined ? sendMissing(reply) : answer(request, reply, code)
  })
}
