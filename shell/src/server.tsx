import type { ComponentType } from 'react'
import type { QueryClient } from 'shared-frame/remote'
import { OUTLET_PLACEHOLDER, type ShellServerUnit } from 'shared-frame/remotes'
import { dehydrate, renderings, serverQueryClient, serverShell } from 'shared-frame/server'
import { Shell } from './frame/Shell'
import { homeWidgetIds, NAMELESS_HEAD, prefetchFrame, problemHead, shellHead } from './pages/shell-documents'
import { isHome } from './pages/shell-route'
import { initialView } from './services/document/initial-document'

/** The interface of the shell's server bundle. */
export const unit: ShellServerUnit = {
  name: 'shell',
  async prepare({ page, registry, owner, head, status, rendered, widgets, entering }, { api }) {
    const client: QueryClient = serverQueryClient()
    const homeWidgets = owner && isHome(owner) ? homeWidgetIds(registry) : []
    const widgetIds = homeWidgets.filter((id) => widgets[id])
    await Promise.all([
      prefetchFrame(client, api, owner),
      ...widgetIds.map((id) =>
        widgets[id]?.prefetch({ api, today: page.today, search: page.search, queryClient: client }),
      ),
    ])
    const ownHead = owner?.unit === 'shell' ? shellHead(owner.routeId) : head
    const { path, search } = page
    const view = initialView({ registry, path, search, owner, head: ownHead, status, rendered })
    return {
      head: ownHead ?? (owner !== null && status === 200 ? NAMELESS_HEAD : problemHead(status)),
      state: dehydrate(client),
      widgetIds,
      ...renderings(
        () => (
          <Shell
            shell={serverShell(api)}
            services={null}
            client={client}
            initialView={view}
            outletHtml={OUTLET_PLACEHOLDER}
            homeWidgets={homeWidgets}
            today={page.today}
            loadWidget={(id) => {
              entering(id.split('/')[0] ?? '')
              const widget = widgets[id]
              if (!widget) throw new Error(`The widget ${id} is not available`)
              return widget.Component as ComponentType
            }}
          />
        ),
        { identifierPrefix: 'shell-' },
      ),
    }
  },
}
