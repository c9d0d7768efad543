import { useMemo } from 'react'
import { ShellContext } from 'shared-frame'
import { type QueryClient, QueryClientProvider } from 'shared-frame/remote'
import type { ShellApi } from 'shared-frame/remotes'
import type { View } from '../composition/view'
import type { ShellServices } from '../services/shell-services'
import { HomeWidgetsContext } from './home-widgets-context'
import { Footer } from './layout/Footer'
import { Header } from './layout/Header'
import { MainContent } from './layout/MainContent'
import { PageBar } from './layout/PageBar'
import { Announcer, ProgressBar, SkipLink } from './layout/Status'
import { Overlays } from './Overlays'
import { ShellServicesContext, useService } from './shell-services-context'
import { type LoadWidget, WidgetLoaderContext } from './WidgetSlot'

interface Props {
  readonly shell: ShellApi
  /** Null on the server. */
  readonly services: ShellServices | null
  readonly client: QueryClient
  readonly initialView: View
  readonly outletHtml: string
  readonly loadWidget: LoadWidget
  /** Ids of the widgets that the home page can place. */
  readonly homeWidgets: readonly string[]
  /** Calendar day of the document, `YYYY-MM-DD`. */
  readonly today: string
}

/** The root of everything round the sections. */
export function Shell({ shell, services, client, initialView, outletHtml, loadWidget, homeWidgets, today }: Props) {
  const home = useMemo(() => ({ widgets: homeWidgets, today }), [homeWidgets, today])
  return (
    <ShellServicesContext value={services}>
      <ShellContext value={shell}>
        <QueryClientProvider client={client}>
          <WidgetLoaderContext value={loadWidget}>
            <HomeWidgetsContext value={home}>
              <Frame initialView={initialView} outletHtml={outletHtml} />
            </HomeWidgetsContext>
          </WidgetLoaderContext>
        </QueryClientProvider>
      </ShellContext>
    </ShellServicesContext>
  )
}

function Frame({ initialView, outletHtml }: Pick<Props, 'initialView' | 'outletHtml'>) {
  const view = useService((services) => services.views.current, initialView)
  return (
    <>
      <SkipLink />
      <ProgressBar />
      <Header view={view} />
      <PageBar view={view} />
      <MainContent view={view} outletHtml={outletHtml} />
      <Footer view={view} />
      <Overlays view={view} />
      <Announcer />
    </>
  )
}
