import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { StaticRouter } from 'react-router'
import type { DocumentHead, PreparedPage, RemoteInfo, ServerUnit, ServerWidget, ShellApi } from 'shared-frame/remotes'
import { ShellContext } from '../core/shell/shell-context'
import { createStandaloneShell } from '../core/shell/standalone-shell'
import type { WidgetDefinition } from '../remote/define-widget'
import { PageOutlet } from '../remote/pages/PageOutlet'
import type { PageContext, PageTable } from '../remote/pages/page'
import { headOf, MISSING_HEAD } from '../remote/pages/page-head'
import { fetchPageQueries, prefetchWidgetQueries, readFrom } from '../remote/pages/page-queries'
import { createPages } from '../remote/pages/pages'
import { createQueryClient } from '../remote/query-client'
import { RemoteTree } from '../remote/RemoteTree'
import { renderings } from './renderings'
import { serverShell } from './server-shell'

type WidgetTable = Readonly<Record<string, () => Promise<{ readonly default: WidgetDefinition }>>>

/** Makes a section renderable by the document host, from the same routes, pages and widgets as `defineRemote`. */
export function defineServerUnit({
  info,
  pages: table,
  widgets = {},
}: {
  info: RemoteInfo
  pages: PageTable
  widgets?: WidgetTable
}): ServerUnit {
  const pages = createPages(info, table)
  return {
    name: info.name,
    async prepare(request, { api }) {
      const page = await pages.load(request.routeId)
      const client = serverQueryClient()
      const context: PageContext = {
        path: request.path,
        params: request.params,
        search: new URLSearchParams(request.search),
        today: request.today,
        api,
      }
      if (isPrivate(info, request.routeId)) return framed(headOf(page, context, () => undefined))
      const outcome = await fetchPageQueries(client, page, context)
      const head = outcome === 'not-found' ? MISSING_HEAD : headOf(page, context, readFrom(client))
      return {
        head,
        state: dehydrate(client),
        ...renderings(
          () => (
            <StrictMode>
              <RemoteTree name={info.name} shell={serverShell(api)} client={client}>
                <StaticRouter location={request.path.replaceAll('%', '%25') + request.search}>
                  <PageOutlet pages={pages} today={request.today} onPageReady={() => {}} />
                </StaticRouter>
              </RemoteTree>
            </StrictMode>
          ),
          { identifierPrefix: `${info.name}-` },
        ),
      }
    },
    widgets: Object.fromEntries(
      Object.entries(widgets).map(([id, load]) => [id, async () => serverWidget((await load()).default)]),
    ),
  }
}

function isPrivate(info: RemoteInfo, routeId: string): boolean {
  return info.routes.some(({ id, visibility }) => id === routeId && visibility === 'private')
}

/** A private page's document: what it is called. Data, status and address are the visitor's, whom the server doesn't know. */
function framed({ title, description }: DocumentHead): PreparedPage {
  return { head: { title, description, noindex: true }, state: undefined, render: () => '' }
}

function serverWidget(widget: WidgetDefinition): ServerWidget {
  let shell: ShellApi = createStandaloneShell()
  return {
    // The shell's bundle has its own copy of ShellContext; the widget reads the one of its own bundle.
    Component: (props: object) => (
      <ShellContext value={shell}>
        <widget.Component {...props} />
      </ShellContext>
    ),
    async prefetch({ api, today, search, queryClient }) {
      shell = serverShell(api)
      await prefetchWidgetQueries(queryClient as QueryClient, widget, {
        api,
        today,
        search: new URLSearchParams(search),
      })
    },
  }
}

/** Answers live as long as the request; a failed call is not tried again, the browser will. */
export function serverQueryClient(): QueryClient {
  const client = createQueryClient()
  client.setDefaultOptions({
    queries: { retry: false, gcTime: Number.POSITIVE_INFINITY, staleTime: Number.POSITIVE_INFINITY },
  })
  return client
}
