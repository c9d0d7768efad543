import * as React from 'react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { type ScopedBus, scopeBus } from 'shared-frame/events'
import type { RemoteInfo } from 'shared-frame/remotes'
import { normalisePath } from 'shared-frame/routes'
import singleSpaReact from 'single-spa-react'
import { hydrateAbsent, hydrateDocument } from './hydrate-document'
import { PageOutlet } from './pages/PageOutlet'
import type { PageContext, PageTable } from './pages/page'
import { fetchPageQueries } from './pages/page-queries'
import { createPages } from './pages/pages'
import { createQueryClient } from './query-client'
import { RemoteTree } from './RemoteTree'
import type { PrepareOptions, RemoteLifecycles, RemoteProps } from './remote-props'
import { within } from './settle'
import { showOriginal } from './show-original'

/** A mount that has not ended by then has failed: single-spa waits for it with every later navigation. */
export const MOUNT_LIMIT_MS = 8_000

/**
 * Makes a section a remote: single-spa lifecycles from its routes and pages. Server HTML is hydrated when the document
 * brought some for this address. Mount and unmount settle whatever React does. The section's bus is a scope of its own: what
 * it subscribed to ends with its unmount, even if it forgets.
 *
 * @example export const { bootstrap, mount, unmount, prepare } = defineRemote({ info: remote, pages })
 */
export function defineRemote({ info, pages: table }: { info: RemoteInfo; pages: PageTable }): RemoteLifecycles {
  const pages = createPages(info, table)
  const client = createQueryClient()
  let root: Root | null = null
  let failMount: (error: unknown) => void = () => {}
  let hydrating = false
  let scope: ScopedBus | null = null

  const options = {
    identifierPrefix: `${info.name}-`,
    onUncaughtError: (error: unknown) => failMount(error),
  }
  // single-spa-react makes the root through this object, so that its errors reach `mount` and its unmount never waits.
  const rootFactory = {
    createRoot: (element: Element) => {
      root = createRoot(element, options)
      return root
    },
    hydrateRoot: (element: Element, node: ReactNode) => {
      showOriginal(element)
      root = hydrateRoot(element, node, options)
      return root
    },
  }

  function RemoteRoot({ shell, today, onPageReady }: RemoteProps) {
    return (
      <StrictMode>
        <RemoteTree name={info.name} shell={shell} client={client} onRetry={pages.forgetFailures}>
          <BrowserRouter>
            <PageOutlet pages={pages} today={today()} onPageReady={onPageReady} />
          </BrowserRouter>
        </RemoteTree>
      </StrictMode>
    )
  }

  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient: rootFactory,
    rootComponent: RemoteRoot,
    errorBoundary: () => <></>,
    suppressComponentDidCatchWarning: true,
    domElementGetter: (props) => rootElement(props.outlet(), info.name),
    renderType: () => (hydrating ? 'hydrateRoot' : 'createRoot'),
  })

  /** Its own properties come with each call of a lifecycle; the name is ours also where something else calls. */
  const ofSingleSpa = (props: RemoteProps) => ({ ...props, name: info.name }) as Parameters<typeof lifecycles.mount>[0]

  async function mount(props: RemoteProps): Promise<void> {
    const initial = props.takeInitial(info.name)
    const address = window.location.pathname + window.location.search
    hydrating =
      initial?.rendered === true &&
      normalisePath(initial.address) === normalisePath(address) &&
      // The shell may have had to build its tree again; the server's HTML is gone then.
      rootElement(props.outlet(), info.name).hasChildNodes()
    // A section that the server left to the browser comes without data.
    if (initial?.state) hydrateDocument(client, initial.state)
    const match = pages.match(window.location.pathname)
    if (match) await within(MOUNT_LIMIT_MS, `page of ${info.name}`, pages.load(match.route.id))
    const failed = new Promise<never>((_, reject) => {
      failMount = reject
    })
    // Without a boundary's help an error after the mount is nobody's; it must not be an unhandled rejection either.
    failed.catch(() => {})
    scope?.end()
    scope = scopeBus(props.shell.bus)
    const shell = { ...props.shell, bus: scope }
    const mounted = lifecycles.mount(ofSingleSpa({ ...props, shell }))
    await within(MOUNT_LIMIT_MS, `mount of ${info.name}`, Promise.race([Promise.resolve(mounted), failed]))
    failMount = (error) => props.shell.report(error, { unit: info.name, at: 'root' })
  }

  async function unmount(props: RemoteProps): Promise<void> {
    failMount = () => {}
    root?.unmount()
    root = null
    scope?.end()
    scope = null
    props.outlet().querySelector(`[data-unit="${info.name}"]`)?.remove()
  }

  async function prepare(
    address: string,
    services: Pick<PageContext, 'api' | 'today'>,
    { codeOnly = false, state }: PrepareOptions = {},
  ): Promise<void> {
    const url = new URL(address, window.location.origin)
    const match = pages.match(url.pathname)
    if (!match) return
    const [page, brought] = await Promise.all([pages.load(match.route.id), state])
    if (brought) hydrateAbsent(client, brought)
    if (codeOnly) return
    await fetchPageQueries(client, page, {
      path: normalisePath(url.pathname),
      params: match.params,
      search: url.searchParams,
      ...services,
    })
  }

  return {
    bootstrap: async (props) => void (await lifecycles.bootstrap(ofSingleSpa(props))),
    mount,
    unmount,
    prepare,
  }
}

function rootElement(outlet: HTMLElement, unit: string): HTMLElement {
  const existing = outlet.querySelector<HTMLElement>(`[data-unit="${unit}"]`)
  if (existing) return existing
  const element = document.createElement('div')
  element.dataset.unit = unit
  outlet.append(element)
  return element
}
