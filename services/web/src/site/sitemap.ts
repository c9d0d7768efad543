import { canonicalPath } from 'shared-contracts/paths'
import type { Registry } from 'shared-frame/remotes'
import { findPage } from 'shared-frame/routes'
import type { ContentSource, SitemapEntry } from '../content/content-source'
import { encodePath } from '../documents/address'
import { escapeHtml } from '../documents/html/escape'

export interface Sitemap {
  index(): Promise<string>
  /** One part by its file name (`1.xml`), or null. */
  part(name: string): Promise<string | null>
}

/** The protocol allows 50 000; smaller parts are read sooner. */
const ENTRIES_PER_PART = 5_000
const KEEP_MS = 10 * 60 * 1_000

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/**
 * The public addresses of the registry's routes and those the API names. While the API is silent, its last answer stands;
 * without one, the routes alone are listed.
 */
export function createSitemap(options: {
  readonly registry: () => Registry
  readonly source: Pick<ContentSource, 'sitemapEntries'>
  /** Of the content: entries of another one are asked for anew. */
  readonly revision: () => string
  readonly origin: string
  readonly now: () => number
  readonly onProblem: (error: unknown) => void
}): Sitemap {
  let fromApi: readonly SitemapEntry[] = []
  let askedAt = Number.NEGATIVE_INFINITY
  let askedFor = ''

  async function entries(): Promise<readonly SitemapEntry[]> {
    const revision = options.revision()
    if (options.now() - askedAt > KEEP_MS || revision !== askedFor) {
      try {
        fromApi = await options.source.sitemapEntries()
        askedAt = options.now()
        askedFor = revision
      } catch (error) {
        options.onProblem(error)
      }
    }
    return publicEntries(options.registry(), fromApi)
  }

  return {
    async index() {
      const parts = Math.max(1, Math.ceil((await entries()).length / ENTRIES_PER_PART))
      const lines = Array.from({ length: parts }, (_, index) => {
        return `<sitemap><loc>${escapeHtml(options.origin)}/sitemaps/${index + 1}.xml</loc></sitemap>`
      })
      return `${HEADER}<sitemapindex ${NAMESPACE}>\n${lines.join('\n')}\n</sitemapindex>\n`
    },
    async part(name) {
      const number = Number(/^([1-9]\d{0,3})\.xml$/.exec(name)?.[1] ?? 0)
      const start = (number - 1) * ENTRIES_PER_PART
      const all = await entries()
      if (number === 0 || (start >= all.length && number > 1)) return null
      const lines = all.slice(start, start + ENTRIES_PER_PART).map(({ path, lastModified, image }) => {
        const modified = lastModified ? `<lastmod>${escapeHtml(lastModified)}</lastmod>` : ''
        return `<url><loc>${escapeHtml(options.origin + encodePath(path))}</loc>${modified}${image ? imageTag(options.origin + image) : ''}</url>`
      })
      return `${HEADER}<urlset ${NAMESPACE} ${IMAGES}>\n${lines.join('\n')}\n</urlset>\n`
    },
  }
}

function imageTag(address: string): string {
  return `<image:image><image:loc>${escapeHtml(address)}</image:loc></image:image>`
}

/** Only canonical addresses that a public route of a unit in service answers. */
export function publicEntries(registry: Registry, fromApi: readonly SitemapEntry[]): readonly SitemapEntry[] {
  const routes = registry.units
    .flatMap((unit) => unit.routes)
    .filter((route) => !route.pattern.includes(':'))
    .map((route): SitemapEntry => ({ path: route.pattern, lastModified: null, image: null }))
  const byPath = new Map([...routes, ...fromApi].map((entry) => [entry.path, entry]))
  return [...byPath.values()].filter(({ path }) => {
    const match = findPage(registry, path)
    return match?.route.visibility === 'public' && match.unit.enabled && canonicalPath(path) === path
  })
}
