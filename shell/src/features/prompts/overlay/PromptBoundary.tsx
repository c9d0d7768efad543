import { Component, type ReactNode, Suspense, useEffect, useState } from 'react'
import { LoadingState } from 'shared-frame'
import { texts } from '../texts'

/** What still suspends after this long has failed. */
export const SUSPENSE_LIMIT_MS = 6_000

interface Props {
  readonly children: ReactNode
  readonly onFault: (error: unknown) => void
}

/** An overlay that throws leaves nothing behind: nobody came for it. */
export class PromptBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFault(error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

/** Waits for children that suspend, beside what lies over the page and can be closed meanwhile; not for ever. */
export function WaitForQuestion({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Waiting />}>{children}</Suspense>
}

function Waiting() {
  const [tooLong, setTooLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTooLong(true), SUSPENSE_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [])
  if (tooLong) throw new Error(`The question suspended for ${SUSPENSE_LIMIT_MS} ms`)
  return <LoadingState label={texts.poll.loading} />
}
