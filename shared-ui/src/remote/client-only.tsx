import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A part that is fetched and rendered in the browser alone, after the document is alive: forms and charts, whose code must
 * not stand in the way of text. The server and the first render show `fallback`.
 */
export function clientOnly<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode,
): ComponentType<P> {
  const Part = lazy(load)
  return function ClientOnly(props: P) {
    const inBrowser = useSyncExternalStore(
      never,
      () => true,
      () => false,
    )
    if (!inBrowser) return fallback
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  }
}
