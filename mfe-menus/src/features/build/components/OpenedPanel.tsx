import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from 'shared-frame'
import { builderTexts } from '../../../texts/builder'
import styles from './OpenedPanel.module.css'

interface OpenedPanelProps {
  readonly title: string
  /** What changes when more has arrived: the panel has grown and is shown whole again. */
  readonly arrived?: unknown
  /** By "Đóng" or Escape; whoever opened the panel takes the focus back. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * What a press has opened in the midst of the builder: it comes into view, clear of the bars (the shell keeps `scroll-padding` as high as they are), and takes
 * the focus at its heading, so that keyboard and screen reader go on there.
 */
export function OpenedPanel({ title, arrived, onClose, children }: OpenedPanelProps) {
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  useShownWhole(panel, arrived)
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={headingId} onKeyDown={closeOnEscape}>
      <div className={styles.head}>
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <Button tone="quiet" size="small" aria-label={builderTexts.closePanel(title)} onClick={onClose}>
          {builderTexts.close}
        </Button>
      </div>
      {children}
    </section>
  )
}

/** Scrolls an element into view when it appears and when something has arrived in it: as little as shows it whole, to its start where it is higher than the screen. */
export function useShownWhole(element: { readonly current: Element | null }, arrived: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what arrived is not read, it has made the element higher
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up of an effect.
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [element, arrived])
}
