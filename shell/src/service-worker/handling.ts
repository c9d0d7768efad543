import { ownRegistryPath } from 'shared-contracts/paths'
import { LIST_PATH } from './list-page'
import { OFFLINE_PATH } from './offline-path'

/** What is done with a request; null: the browser does it alone. */
export type Handling = 'list' | 'document' | 'registry' | 'asset' | 'media' | 'api' | null

export interface RequestFacts {
  readonly method: string
  readonly path: string
  readonly sameOrigin: boolean
  readonly mode: string
  readonly accept: string
  /** Whether it carries a bearer token: its answer is somebody's own. */
  readonly authorised: boolean
}

const OWN_REGISTRIES = ownRegistryPath('').replace('.json', '')

/** Which rule a request falls under. Only GET requests of this site, and none that say who asks. */
export function handlingOf({ method, path, sameOrigin, mode, accept, authorised }: RequestFacts): Handling {
  if (method !== 'GET' || !sameOrigin || authorised) return null
  if (path.startsWith(OWN_REGISTRIES)) return 'registry'
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/media/')) return 'media'
  if (path.startsWith('/api/')) return 'api'
  if (path.startsWith('/menu-builder/')) return null
  if (mode !== 'navigate' && !accept.startsWith('text/html')) return null
  return path === LIST_PATH ? 'list' : 'document'
}

export interface ResponseFacts {
  readonly status: number
  /** `basic`: of this site, readable. */
  readonly type: string
  readonly redirected: boolean
  readonly cacheControl: string
}

/** Whether an answer may be kept: complete, at its own address, and declared the same for everybody. */
export function isPublic({ status, type, redirected, cacheControl }: ResponseFacts): boolean {
  const directives = cacheControl.toLowerCase().split(/\s*,\s*/)
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    directives.includes('public') &&
    !directives.includes('private') &&
    !directives.includes('no-store')
  )
}

const NOINDEX = /<meta\s+name="robots"\s+content="[^"]*noindex/i

/** Pages that search engines may not keep (account, cart, health, search, preview) are not kept here either. */
export function isPublicPage(path: string, html: string): boolean {
  return path !== OFFLINE_PATH && !NOINDEX.test(html)
}
