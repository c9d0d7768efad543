import type { ApiClient } from 'shared-contracts/client'
import type { DocumentHead, RemoteInfo, ServerUnit } from 'shared-frame/remotes'
import { matchPattern } from 'shared-frame/routes'

export interface RenderedPage {
  readonly head: DocumentHead
  /** Empty where the page redirects. */
  readonly html: string
  /** The data that goes with the document. */
  readonly state: unknown
}

/** The day on which pages are rendered in tests. */
const TODAY = '2026-11-21'

/** Pages of a section as the document host makes them. The route is named: which one owns an address is tested elsewhere. */
export function pageRenderer(info: RemoteInfo, unit: ServerUnit) {
  return async (routeId: string, address: string, api: ApiClient): Promise<RenderedPage> => {
    const url = new URL(address, 'https://example.vn')
    const path = decodeURIComponent(url.pathname)
    const route = info.routes.find((each) => each.id === routeId)
    const params = route ? matchPattern(route.pattern, path) : null
    if (!params) throw new Error(`${routeId} does not match ${address}`)
    const page = await unit.prepare({ path, search: url.search, routeId, params, today: TODAY }, { api })
    return { head: page.head, html: page.head.redirect ? '' : page.render(), state: page.state }
  }
}
