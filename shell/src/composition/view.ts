import { BehaviorSubject } from 'rxjs'
import type { DocumentHead, DocumentStatus, Registry, RouteClaim } from 'shared-frame/remotes'
import { findRoute, normalisePath } from 'shared-frame/routes'

/** What the outlet is about: whose page the address is, and whether it can be shown. */
export interface View {
  readonly path: string
  /** Query string with its `?`, or empty. */
  readonly search: string
  /** Null: nobody's page, a 404. */
  readonly unit: string | null
  readonly routeId: string | null
  readonly pageName: string | null
  /** Private: what is on the page is this visitor's alone. */
  readonly visibility: RouteClaim['visibility'] | null
  readonly head: DocumentHead | null
  /** What the document host answers for this address; 404 and 410 show page-not-found, 500 the error page. */
  readonly status: DocumentStatus
  readonly state: 'loading' | 'shown' | 'fault'
}

export interface Views {
  /** What the outlet shows now. */
  readonly current: BehaviorSubject<View>
  /** The view of an address, before anything of it is loaded. */
  of(address: string): View
}

/**
 * @param missing addresses that have an owner but, as the document host found out, no content
 */
export function createViews(registry: Registry, initial: View, missing: ReadonlySet<string>): Views {
  return {
    current: new BehaviorSubject(initial),
    of(address) {
      const path = normalisePath(address)
      const match = missing.has(path) ? null : findRoute(registry, address)
      return {
        path,
        search: searchOf(address),
        unit: match?.unit.name ?? null,
        routeId: match?.route.id ?? null,
        pageName: match?.route.pageName ?? null,
        visibility: match?.route.visibility ?? null,
        head: null,
        status: match ? 200 : 404,
        state: match && match.unit.name !== 'shell' ? 'loading' : 'shown',
      }
    },
  }
}

function searchOf(address: string): string {
  const withoutHash = address.replace(/#.*$/, '')
  const start = withoutHash.indexOf('?')
  return start === -1 ? '' : withoutHash.slice(start)
}
