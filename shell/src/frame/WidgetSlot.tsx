import {
  type ComponentType,
  createContext,
  memo,
  type ReactNode,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { ShellContext, useShell, watchNear } from 'shared-frame'
import { scopeBus } from 'shared-frame/events'
import { FaultBoundary, showOriginal } from 'shared-frame/remote'
import type { ShellApi } from 'shared-frame/remotes'
import { useShellServices } from './shell-services-context'
import { useKeptInPlace } from './use-kept-in-place'
import styles from './WidgetSlot.module.css'

/** Gives a widget's component: at once where it is already here (server), else as a promise. */
export type LoadWidget = (id: string) => ComponentType | Promise<ComponentType>

export const WidgetLoaderContext = createContext<LoadWidget>(() => {
  throw new Error('WidgetSlot: no WidgetLoaderContext above')
})

interface Props {
  /** Registry id, `<unit>/<name>`. */
  readonly id: string
  /** Stands while the widget's code is on its way and no server HTML is there. */
  readonly fallback: ReactNode
  /** What the widget is told of the page, as `HomeWidgetProps` of shared-frame/remotes. */
  readonly props?: object
}

/**
 * A section's widget in the shell's tree, in a boundary of its own: its failure leaves the page as it is. One that came with the
 * document is loaded when it nears the screen. Memoised: React gives up the document's HTML of a boundary that is rendered
 * again before it is hydrated.
 */
export const WidgetSlot = memo(function WidgetSlot({ id, fallback, props }: Props) {
  const shell = useShell()
  const [attempt, setAttempt] = useState(0)
  const [near] = useState(() => untilDocumentPartNear(id))
  return (
    <div ref={useKeptInPlace<HTMLDivElement>()} className={styles.slot} data-widget={id}>
      <FaultBoundary
        fallback={fallback}
        title="Mục này chưa tải được"
        onError={(error) => shell.report(error, { widget: id })}
        onRetry={() => setAttempt((last) => last + 1)}
      >
        <Widget id={id} attempt={attempt} props={props} near={near} />
      </FaultBoundary>
    </div>
  )
})

/** A widget within half a screen of the screen is loaded. */
const NEAR = '50% 0px'

/** Null: the document did not bring this widget, or is being made. */
function untilDocumentPartNear(id: string): Promise<void> | null {
  if (typeof document === 'undefined') return null
  const place = document.querySelector(`[data-widget="${id}"]`)
  const part = place?.children[0]
  if (!part) return null
  return new Promise((resolve) =>
    watchNear(part, NEAR, () => {
      showOriginal(place)
      resolve()
    }),
  )
}

interface WidgetProps {
  readonly id: string
  /** Counts retries. */
  readonly attempt?: number
  /** Its first load waits for this. */
  readonly near?: Promise<void> | null
  /** What the widget and whoever places it have agreed on, as `PromptQuestionProps` of shared-frame/remotes. */
  readonly props?: object
}

/** A widget without a boundary: whoever places it says what its failure means. Suspends while its code is on its way. */
export function Widget({ id, attempt = 0, near = null, props }: WidgetProps) {
  const scopedShell = useScopedShell(id)
  return (
    <ShellContext value={scopedShell}>
      <LoadedWidget id={id} attempt={attempt} near={near} props={props} />
    </ShellContext>
  )
}

/**
 * The shell as a widget sees it: its bus publishes what its unit owns, and its subscriptions end when the slot leaves the page, even if
 * the widget forgets.
 */
function useScopedShell(id: string): ShellApi {
  const shell = useShell()
  const busOf = useShellServices()?.busOf
  const [scoped, end] = useMemo(() => {
    const [unit = ''] = id.split('/')
    const bus = scopeBus(busOf?.(unit) ?? shell.bus)
    return [{ ...shell, bus }, bus.end] as const
  }, [shell, busOf, id])
  useEffect(() => end, [end])
  return scoped
}

function LoadedWidget({ id, attempt, near, props }: WidgetProps) {
  const load = useContext(WidgetLoaderContext)
  if (near && attempt === 0) use(near)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads anew
  const widget = useMemo(() => load(id), [load, id, attempt])
  const Component = widget instanceof Promise ? use(widget) : widget
  return <Component {...props} />
}
