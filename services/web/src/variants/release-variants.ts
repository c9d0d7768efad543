import { randomInt } from 'node:crypto'
import { cookiesNamed, hiddenCookie } from '../cookies'
import type { LoadedRegistry } from '../registry/read-registry'
import type { RegistryWatch } from '../registry/registry-watch'
import { besides, GROUPS, type Instead, versionsOfGroup } from './choose-versions'
import { type Preview, readPreviewToken } from './preview-token'
import { type Trials, trialsOf } from './trials'

/** What one visitor gets where not all get the same. */
export interface VisitorReleases {
  /** Null: the active ones. */
  readonly own: LoadedRegistry | null
  /** Of answers: kept by nobody but the visitor's browser, and where needed what makes the choice last. */
  readonly headers: Readonly<Record<string, string>>
}

/** What somebody gets who opened a link for trying. */
export interface PreviewReleases extends VisitorReleases {
  readonly preview: Preview
  /** The version that is served of the unit: another one where that of the link can't be; null: none. */
  readonly shown: string | null
}

export interface ReleaseVariants {
  /** Null: nothing is on trial. */
  readonly trials: () => Trials | null
  /** Whether somebody may have opened a link for trying. */
  readonly mayPreview: (cookies: string | undefined) => boolean
  /** Null: nobody who opened a link for trying. */
  readonly previewOf: (cookies: string | undefined) => Promise<PreviewReleases | null>
  /** The versions of the visitor's group, which is drawn where there is none yet. */
  readonly groupOf: (cookies: string | undefined) => Promise<VisitorReleases>
}

export const GROUP_COOKIE = 'releaseGroup'
export const PREVIEW_COOKIE = 'releasePreview'

/** Longer than a trial lasts. The cookie is not taken back: the answers that would do it are the same for everybody. */
const GROUP_SECONDS = 30 * 86_400
const OF_ONE_VISITOR = { 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' } as const
const NOT_KEPT = {
  'cache-control': 'private, no-store',
  vary: 'Accept-Encoding, Cookie',
  'x-robots-tag': 'noindex',
} as const

export interface ReleaseVariantsOptions {
  readonly registry: Pick<RegistryWatch, 'current' | 'instead'>
  readonly secret: string
  readonly isSecure: boolean
  readonly now: () => number
}

/**
 * Which versions a visitor gets: those of a signed link that was opened in this browser; of units on trial, those of the visitor's group,
 * which a cookie keeps; else the active ones.
 */
export function createReleaseVariants({ registry, secret, isSecure, now }: ReleaseVariantsOptions): ReleaseVariants {
  const ownOf = async (instead: Instead): Promise<LoadedRegistry | null> => {
    if (instead.size === 0) return null
    const loaded = await registry.instead(instead)
    return loaded.registry.revision === registry.current().registry.revision ? null : loaded
  }

  return {
    trials: () => trialsOf(registry.current(), registry),
    mayPreview: (cookies) => cookiesNamed(PREVIEW_COOKIE, cookies).length > 0,
    async previewOf(cookies) {
      const [token] = cookiesNamed(PREVIEW_COOKIE, cookies)
      const preview = token === undefined ? null : readPreviewToken(secret, token, now() / 1_000)
      if (preview === null) return null
      const { trials } = registry.current()
      const group = groupIn(cookies)
      const besidesIt = group === null ? [] : versionsOfGroup(group, besides(preview, trials))
      const own = await ownOf(new Map([...besidesIt, [preview.unit, preview.version]]))
      const { units } = (own ?? registry.current()).registry
      const shown = units.find(({ name }) => name === preview.unit)?.version ?? null
      return { own, preview, shown, headers: NOT_KEPT }
    },
    async groupOf(cookies) {
      const known = groupIn(cookies)
      const group = known ?? randomInt(GROUPS)
      const own = await ownOf(versionsOfGroup(group, registry.current().trials))
      const keep = hiddenCookie(GROUP_COOKIE, String(group), GROUP_SECONDS, isSecure)
      return { own, headers: known === null ? { ...OF_ONE_VISITOR, 'set-cookie': keep } : OF_ONE_VISITOR }
    },
  }
}

function groupIn(cookies: string | undefined): number | null {
  const [text = ''] = cookiesNamed(GROUP_COOKIE, cookies)
  return /^\d{1,3}$/.test(text) ? Number(text) : null
}
