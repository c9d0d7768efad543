import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'

const never = () => () => {}

const NEEDS_SCRIPT = 'Phần này cần JavaScript: bạn bật JavaScript trong trình duyệt để dùng nhé.'

const always = () => true

/**
 * A part that is fetched and rendered in the browser alone, after the document is alive: forms and charts, whose code must
 * not stand in the way of text. The server and the first render show `fallback`, and say where scripts are off that they are needed.
 *
 * @param useIsReady a hook: `fallback` stands until it says true, while the code is fetched
 */
export function clientOnly<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode,
  useIsReady: () => boolean = always,
): ComponentType<P> {
  const Part = lazy(load)
  return function ClientOnly(props: P) {
    const inBrowser = useSyncExternalStore(
      never,
      () => true,
      () => false,
    )
    const isReady = useIsReady()
    useEffect(() => {
      // A failure is told where the part is rendered, which asks once more
      if (!isReady) load().catch(() => {})
    }, [isReady])
    if (!inBrowser)
      return (
        <>
          {fallback}
          <noscript>
            <p>{NEEDS_SCRIPT}</p>
          </noscript>
        </>
      )
    return <Suspense fallback={fallback}>{isReady ? <Part {...props} /> : fallback}</Suspense>
  }
}
