import type { DocumentHead, ShellApi } from 'shared-frame/remotes'
import type { PageContext } from './pages/page'

/** How a page got on screen: the shell settles title, focus, scroll and announcement from it. */
export interface PageReady {
  readonly path: string
  readonly head: DocumentHead
}

/** What came with the document for this unit, to be hydrated once. */
export interface InitialPage {
  /** Path and query for which the server rendered. */
  readonly address: string
  readonly state: unknown
  readonly rendered: boolean
}

/** The inner contract between the shell and the adapter, passed as single-spa custom props. Sections see `shell` only. */
export interface RemoteProps {
  readonly shell: ShellApi
  /** The element whose child `[data-unit=<name>]` is the section's root. */
  readonly outlet: () => HTMLElement
  /** The initial page for this unit; null after the first call. */
  readonly takeInitial: (unit: string) => InitialPage | null
  readonly today: () => string
  readonly onPageReady: (ready: PageReady) => void
}

export interface RemoteLifecycles {
  bootstrap(props: RemoteProps): Promise<void>
  mount(props: RemoteProps): Promise<void>
  unmount(props: RemoteProps): Promise<void>
  /** Loads the page's code and data for an address of this unit. Rejects when either can't be had. */
  prepare(address: string, services: Pick<PageContext, 'api' | 'today'>, options?: PrepareOptions): Promise<void>
}

export interface PrepareOptions {
  readonly codeOnly?: boolean
  /** The page's data as its document would bring it, on its way; null: none came. What is missing in it is asked of the API. */
  readonly state?: Promise<unknown>
}
