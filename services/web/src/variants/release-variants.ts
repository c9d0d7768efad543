import { randomInt } from 'node:crypto'
import { cookiesNamed, hiddenCookie } from '../cookies'
import type { LoadedRegistry } from '../registry/read-registry'
import type { RegistryWatch } from '../registry/registry-watch'
import { besides, GROUPS, type Instead, versionsOfGroup } from './choose-versions'
import { readPreviewToken } from './preview-token'

/** What one visitor gets where not all get the same. */
export interface VisitorReleases {
  readonly loaded: LoadedRegistry
  /** Of answers: kept by nobody but the visitor's browser, and where needed what makes the choice last. */
  readonly headers: Readonly<Record<string, string>>
}

export interface ReleaseVariants {
  /** Null: what everybody gets. */
  readonly of: (cookies: string | undefined) => Promise<VisitorReleases | null>
  /** The same for everybody, whatever the cookies say. */
  readonly isCommon: (cookies: string | undefined) => boolean
}

export const GROUP_COOKIE = 'releaseGroup'
export const PREVIEW_COOKIE = 'releasePreview'

const GROUP_SECONDS = 90 * 86_400
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
 * Which versions a visitor gets: those of a signed link that was opened in this browser; while versions are on trial, those of the
 * visitor's group, which a cookie keeps; else the active ones.
 */
export function createReleaseVariants({ registry, secret, isSecure, now }: ReleaseVariantsOptions): ReleaseVariants {
  const previewIn = (cookies: string | undefined) => {
    const [token] = cookiesNamed(PREVIEW_COOKIE, cookies)
    return token === undefined ? null : readPreviewToken(secret, token, now() / 1_000)
  }

  return {
    isCommon: (cookies) =>
      registry.current().trials.length === 0 &&
      [PREVIEW_COOKIE, GROUP_COOKIE].every((name) => cookiesNamed(name, cookies).length === 0),
    async of(cookies) {
      const { trials } = registry.current()
      const preview = previewIn(cookies)
      const known = groupIn(cookies)
      if (preview === null && trials.length === 0) {
        // A group says nothing any more, and caches in front let those who have one pass (deploy/nginx/site.conf): it goes with the next answer.
        const forget = { ...OF_ONE_VISITOR, 'set-cookie': hiddenCookie(GROUP_COOKIE, '', 0, isSecure) }
        return known === null ? null : { loaded: registry.current(), headers: forget }
      }
      const group = known ?? randomInt(GROUPS)
      const instead = new Map(versionsOfGroup(group, preview ? besides(preview, trials) : trials))
      if (preview) instead.set(preview.unit, preview.version)
      const loaded = await versionsOf(instead)
      if (preview) return { loaded, headers: NOT_KEPT }
      const keep = hiddenCookie(GROUP_COOKIE, String(group), GROUP_SECONDS, isSecure)
      return { loaded, headers: known === null ? { ...OF_ONE_VISITOR, 'set-cookie': keep } : OF_ONE_VISITOR }
    },
  }

  function versionsOf(instead: Instead): Promise<LoadedRegistry> | LoadedRegistry {
    return instead.size === 0 ? registry.current() : registry.instead(instead)
  }
}

function groupIn(cookies: string | undefined): number | null {
  const [text = ''] = cookiesNamed(GROUP_COOKIE, cookies)
  return /^\d{1,3}$/.test(text) ? Number(text) : null
}
