import { catalogPath, paths } from 'shared-contracts/paths'

/** The feed of all catalogs that everybody may read; the one of a catalog is `/rss/<code>.xml`. */
export const SITE_FEED = '/rss.xml'

export function catalogFeed(code: string): string {
  return `/rss/${code}.xml`
}

/** Catalogs that are not listed under their code (`/so-tay-cua-me/<code>`, `/gioi-thieu/<code>`). */
const EXPERT_OPINIONS = 'y-kien-chuyen-gia'

/** The feeds that a document tells of: the whole site's, and the catalog's of a list or an article. */
export function feedsOf(path: string): readonly string[] {
  const code = catalogOf(path)
  return code === null ? [SITE_FEED] : [catalogFeed(code), SITE_FEED]
}

function catalogOf(path: string): string | null {
  if (isUnder(path, paths.expertOpinions)) return EXPERT_OPINIONS
  const [, code = ''] = /^\/(?:so-tay-cua-me|gioi-thieu)\/([a-z\d-]+)(?:\/|$)/.exec(path) ?? []
  return code !== '' && catalogPath(code) === path.split('/').slice(0, 3).join('/') ? code : null
}

function isUnder(path: string, stem: string): boolean {
  return path === stem || path.startsWith(`${stem}/`)
}
