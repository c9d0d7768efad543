import { type ComponentType, createContext, type ReactNode, use, useContext, useMemo, useState } from 'react'
import { useShell } from 'shared-ui'
import { FaultBoundary } from 'shared-ui/remote'

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
}

/** A section's widget in the shell's tree, in a boundary of its own: its failure leaves the page as it is. */
export function WidgetSlot({ id, fallback }: Props) {
  const shell = useShell()
  const [attempt, setAttempt] = useState(0)
  return (
    <FaultBoundary
      fallback={fallback}
      title="Mục này chưa tải được"
      onError={(error) => shell.report(error, { widget: id })}
      onRetry={() => setAttempt((last) => last + 1)}
    >
      <LoadedWidget id={id} attempt={attempt} />
    </FaultBoundary>
  )
}

function LoadedWidget({ id, attempt }: { id: string; attempt: number }) {
  const load = useContext(WidgetLoaderContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads anew
  const widget = useMemo(() => load(id), [load, id, attempt])
  const Widget = widget instanceof Promise ? use(widget) : widget
  return <Widget />
}
