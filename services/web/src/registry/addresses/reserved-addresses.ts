/**
 * What addresses begin with that the document host, or the proxy before it, answers by itself. A page there would be reached by nobody
 * who loads it. A test compares this with the host's routes.
 */
const RESERVED: ReadonlySet<string> = new Set([
  '-',
  '.well-known',
  '_data',
  'api',
  'assets',
  'development',
  'favicon.ico',
  'favicon.svg',
  'healthz',
  'khong-tim-thay',
  'khung',
  'manifest.webmanifest',
  'media',
  'menu-builder',
  'metrics',
  'my-sw.js',
  'offline',
  'readyz',
  'registry.json',
  'reports',
  'robots.txt',
  'rss',
  'rss.xml',
  'sitemap.xml',
  'sitemaps',
])

/** The reserved address (`/api`) that a path or pattern lies within, in whatever letters; null: none. */
export function reservedPrefixOf(pattern: string): string | null {
  const first = pattern.split('/')[1]?.toLowerCase() ?? ''
  return RESERVED.has(first) ? `/${first}` : null
}
