import { Component, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { FaultPanel } from '../core/states/FaultPanel'
import { TimeoutError } from './settle'

/** A page that still suspends after this long is shown as a fault, with a retry. */
export const SUSPENSE_LIMIT_MS = 8_000

interface Props {
  readonly children: ReactNode
  readonly fallback?: ReactNode
  readonly title?: string
  /** They are the whole page: see `FaultPanel`. */
  readonly ofPage?: boolean
  readonly onError: (error: unknown) => void
  /** Clears what the failed attempt left behind, before the children render again. */
  readonly onRetry?: () => void
  /**
   * Reloads the document. Given, it is the way out when a retry in place fails at once again, and when the children
   * were waited for in vain: their code stays as it is as long as this document.
   */
  readonly reload?: () => void
}

/** A failure within this time of a retry is that retry's. */
const RETRY_MS = 5_000

interface State {
  readonly failed: boolean
  readonly attempt: number
}

/** Contains children that throw or never stop suspending: a panel with "Thử lại" takes their place. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { failed: false, attempt: 0 }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  private retriedAt = Number.NEGATIVE_INFINITY

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
    if (performance.now() - this.retriedAt < RETRY_MS) this.props.reload?.()
  }

  private readonly retry = (): void => {
    this.retriedAt = performance.now()
    this.props.onRetry?.()
    this.setState(renewed)
  }

  override render(): ReactNode {
    // Another page stands where this one failed: whoever goes on within a section sees it.
    const renew = () => this.setState(renewed)
    if (this.state.failed)
      return (
        <>
          <FaultPanel title={this.props.title} ofPage={this.props.ofPage} onRetry={this.retry} />
          {this.props.ofPage ? <OtherPage onArrive={renew} /> : null}
        </>
      )
    return (
      <Suspense
        key={this.state.attempt}
        fallback={
          <TimedFallback
            fallback={this.props.fallback}
            title={this.props.title}
            ofPage={this.props.ofPage}
            onRetry={this.props.reload ?? this.retry}
            onOtherPage={renew}
            onTooLong={() => this.props.onError(new TimeoutError('suspense', SUSPENSE_LIMIT_MS))}
          />
        }
      >
        {this.props.children}
      </Suspense>
    )
  }
}

function renewed({ attempt }: State): State {
  return { failed: false, attempt: attempt + 1 }
}

interface TimedFallbackProps extends Pick<Props, 'fallback' | 'title' | 'ofPage'> {
  readonly onRetry: () => void
  readonly onOtherPage: () => void
  readonly onTooLong: () => void
}

function TimedFallback({ fallback, title, ofPage, onRetry, onOtherPage, onTooLong }: TimedFallbackProps) {
  const [tooLong, setTooLong] = useState(false)
  const tell = useLatest(onTooLong)
  useEffect(() => {
    const timer = setTimeout(() => {
      setTooLong(true)
      tell.current()
    }, SUSPENSE_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [tell])
  if (!tooLong) return fallback
  return (
    <>
      <FaultPanel title={title} ofPage={ofPage} onRetry={onRetry} />
      {ofPage ? <OtherPage onArrive={onOtherPage} /> : null}
    </>
  )
}

/** Tells when the address has become another page's. single-spa has `popstate` follow each change of the address. */
function OtherPage({ onArrive }: { onArrive: () => void }) {
  const arrive = useLatest(onArrive)
  useEffect(() => {
    const failedAt = window.location.pathname
    const onChange = () => {
      if (window.location.pathname !== failedAt) arrive.current()
    }
    window.addEventListener('popstate', onChange)
    return () => window.removeEventListener('popstate', onChange)
  }, [arrive])
  return null
}

/** What effects call that need not run again for another function. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
