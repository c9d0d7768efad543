import { useEffect } from 'react'
import { FaultPanel, LoadingState, Page, PageMissing, useShell } from 'shared-frame'
import { FaultBoundary } from 'shared-frame/remote'
import type { View } from '../../composition/view'
import { ErrorPage } from '../../pages/ErrorPage'
import { shellHead } from '../../pages/shell-documents'
import { shellPages } from '../../pages/shell-pages'
import { type ShellRouteId, shellRoute } from '../../pages/shell-route'
import { Outlet } from '../Outlet'
import { useShellServices } from '../shell-services-context'
import styles from './MainContent.module.css'

interface Props {
  readonly view: View
  /** HTML for the outlet; empty in the browser. */
  readonly outletHtml: string
}

/** The page: one of the shell's own, a section's in the outlet, or what stands for it while it loads or when it fails. */
export function MainContent({ view, outletHtml }: Props) {
  const services = useShellServices()
  const route = shellRoute(view)
  return (
    <main id="noi-dung" className={styles.main} tabIndex={-1} data-view={view.state} data-unit-shown={view.unit ?? ''}>
      {route ? <ShellPage key={route} route={route} path={view.path} search={view.search} /> : null}
      {view.unit === null ? view.status >= 500 ? <ErrorPage /> : <PageMissing /> : null}
      {view.state === 'loading' ? (
        <Page>
          <LoadingState />
        </Page>
      ) : null}
      {view.state === 'fault' && view.unit ? (
        <Page>
          <FaultPanel ofPage onRetry={() => void services?.sections.retry(view.unit ?? '')} />
        </Page>
      ) : null}
      <Outlet html={outletHtml} />
    </main>
  )
}

/** One of the shell's own pages; it reports itself ready as sections' pages do. */
function ShellPage({ route, path, search }: { route: ShellRouteId; path: string; search: string }) {
  const shell = useShell()
  const navigator = useShellServices()?.navigator
  const Content = shellPages[route]

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another page that has to report itself
  useEffect(() => {
    const head = shellHead(route)
    if (head) navigator?.pageReady({ path, head })
  }, [navigator, route, path, search])

  return (
    <FaultBoundary
      ofPage
      fallback={<LoadingState />}
      onError={(error) => shell.report(error, { unit: 'shell', at: 'render', route })}
    >
      <Content path={path} search={search} />
    </FaultBoundary>
  )
}
