import type { ApiClient } from 'shared-contracts/client'
import type { RouteParams } from '../routes/pattern'
import type { DocumentHead } from './document'
import type { Registry } from './registry'

/** What a page is rendered from on the server. */
export interface PageRequest {
  /** Decoded path without trailing slash. */
  readonly path: string
  /** Query string with its `?`, or empty. */
  readonly search: string
  readonly routeId: string
  readonly params: RouteParams
  /** Calendar day in Asia/Ho_Chi_Minh, `YYYY-MM-DD`. */
  readonly today: string
}

export interface PreparedPage {
  readonly head: DocumentHead
  /** Dehydrated queries, JSON-serialisable; handed to the browser so that nothing is fetched twice. */
  readonly state: unknown
  /** Synchronous: the page's HTML. May throw. */
  render(): string
}

/** What a prepared part may offer beside: why something is missing in its HTML. */
export interface ErrorTracing {
  /** Renders once more, slower, and tells what boundaries swallowed. */
  renderErrors?(): Promise<readonly unknown[]>
}

/** The interface of a section's server bundle: `module.exports.unit`. */
export interface ServerUnit {
  readonly name: string
  /** Loads the page's module and its data. Rejects when the page can't be prepared. */
  prepare(request: PageRequest, services: { readonly api: ApiClient }): Promise<PreparedPage>
  /** Widgets by id, for the shell to render inside its own tree. The component type is React's, kept opaque here. */
  readonly widgets: Readonly<Record<string, () => Promise<ServerWidget>>>
}

export interface ServerWidget {
  readonly Component: unknown
  /** The widget's data, keyed as TanStack Query keys it, loaded before the shell renders. */
  prefetch(services: {
    readonly api: ApiClient
    readonly today: string
    /** Query string of the page that places it, with its `?`, or empty. */
    readonly search: string
    readonly queryClient: unknown
  }): Promise<void>
}

/** 503: the owner of the address is switched off. */
export type DocumentStatus = 200 | 404 | 410 | 500 | 503

/** What the shell needs to render the frame round a page. */
export interface ShellRequest {
  readonly page: PageRequest
  readonly registry: Registry
  /** The unit and route that own the address; null: nobody, a 404. */
  readonly owner: { readonly unit: string; readonly routeId: string } | null
  readonly head: DocumentHead | null
  /** The status that the document will have: 404 and 410 show page-not-found, 500 and above the error page. */
  readonly status: DocumentStatus
  /** Whether the outlet will hold the section's HTML; see `DocumentData.rendered`. */
  readonly rendered: boolean
  /** Widgets that the host could load, by id (only the shell's own pages place some). */
  readonly widgets: Readonly<Record<string, ServerWidget>>
  /** Called before a widget renders, so that a time-out is attributed to the right unit. */
  readonly entering: (unit: string) => void
}

export interface PreparedShell {
  readonly head: DocumentHead
  readonly state: unknown
  /** Widgets that this page shows, for preload hints. */
  readonly widgetIds: readonly string[]
  /** HTML of the shell's root; it holds `OUTLET_PLACEHOLDER` exactly once, where the section's HTML goes. */
  render(): string
}

export const OUTLET_PLACEHOLDER = '<!--outlet-->'

/** The interface of the shell's server bundle: `module.exports.unit`. */
export interface ShellServerUnit {
  readonly name: 'shell'
  prepare(request: ShellRequest, services: { readonly api: ApiClient }): Promise<PreparedShell>
}
