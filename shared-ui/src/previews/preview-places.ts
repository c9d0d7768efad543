import { type PreviewedItem, paths, previewFragment, surveyFramePath } from 'shared-contracts/paths'
import type { DeskDraft } from 'shared-contracts/surveys'
import type { Registry } from 'shared-frame/remotes'
import { findRoute, normalisePath } from 'shared-frame/routes'

/** A page on which a draft is looked at. */
export interface PreviewPlace {
  /** Decoded path. */
  readonly path: string
  /** Why it is not the page that the draft is for; null: it is. */
  readonly standIn: 'no-page' | 'unknown' | 'of-items' | null
  /** What was asked for and is missing. */
  readonly wanted: string
}

/**
 * The pages that a draft is for: of a survey its own, of a poll the one at its url, of a popup those with its names. Where there is none, the
 * home page stands in. At least one. `registry` null: the site's addresses aren't known, each url is taken as it is.
 */
export function previewPlaces(draft: DeskDraft, id: number, registry: Registry | null): readonly PreviewPlace[] {
  if (draft.kind === 'survey') return [place(surveyFramePath(id))]
  if (draft.kind === 'poll') return [pollPlace(draft.url, registry)]
  const { pageNames } = draft
  if (pageNames.length === 0) return [standIn('no-page')]
  const places = pageNames.flatMap((name) => pathOfPage(name, registry) ?? []).map(place)
  if (places.length > 0) return places
  const isKnown = pageNames.some((name) => routesOf(registry).some(({ pageName }) => pageName === name))
  return [standIn(isKnown ? 'of-items' : 'unknown', pageNames[0])]
}

function pollPlace(url: string, registry: Registry | null): PreviewPlace {
  if (url.trim() === '') return standIn('no-page')
  // Another site, or none at all: not an address to put into a frame.
  if (!/^\/(?![/\\])/.test(url.trim())) return standIn('unknown', url)
  const path = normalisePath(url.trim())
  // Pages without a name stand in no frame (services/web/src/documents/html/content-security.ts).
  const isPage = registry === null || findRoute(registry, path)?.route.pageName !== undefined
  return isPage ? place(path) : standIn('unknown', url)
}

/** The first address of a page that is one alone: pages of a dish or an article have an address for each of them. */
function pathOfPage(name: string, registry: Registry | null): string | null {
  for (const { pageName, pattern } of routesOf(registry)) {
    const path = pattern.replace(/\/:[^/]+\?$/, '')
    if (pageName === name && !path.includes(':')) return path
  }
  return null
}

function routesOf(registry: Registry | null) {
  return registry?.units.flatMap(({ routes }) => routes) ?? []
}

const place = (path: string): PreviewPlace => ({ path, standIn: null, wanted: '' })
const standIn = (reason: PreviewPlace['standIn'], wanted = ''): PreviewPlace => ({
  path: paths.home,
  standIn: reason,
  wanted,
})

/** Address for the frame: the page with the fragment that lets it show the draft. */
export function frameAddress(path: string, item: PreviewedItem): string {
  return encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23') + previewFragment(item)
}
