import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { paths } from 'shared-contracts/paths'
import { Icon, LoadingState, useShell } from 'shared-frame'
import { FaultBoundary } from 'shared-frame/remote'
import { Widget } from '../../frame/WidgetSlot'
import styles from './TermsDialog.module.css'

export interface TermsDialogProps {
  /** Gets the focus back. */
  readonly opener: HTMLElement
  readonly onClose: () => void
}

/** Whose text the terms are (docs/architecture.md). */
const TERMS_WIDGET = 'notebook/terms'

/** Terms and privacy, modal; closed by its button, by Escape and by a press beside it. */
export function TermsDialog({ opener, onClose }: TermsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const shell = useShell()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.focus()
    return () => {
      // Closed before it leaves the document, so that the browser gives the focus back; Safari gives links none.
      element?.close()
      if (opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [opener])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard
    <dialog
      ref={dialog}
      className={styles.dialog}
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby={titleId}
      data-no-print
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>Điều khoản & Chính sách</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label="Đóng">
          <Icon name="close" />
        </button>
      </div>
      {/* Scrolls with the arrow keys */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className={styles.body} tabIndex={0} aria-labelledby={titleId}>
        <FaultBoundary
          fallback={<LoadingState shape="text" count={8} label="Đang tải điều khoản" />}
          title="Điều khoản chưa tải được"
          onError={(error) => shell.report(error, { widget: TERMS_WIDGET })}
          onRetry={() => setAttempt((last) => last + 1)}
        >
          <Suspense fallback={<LoadingState shape="text" count={8} label="Đang tải điều khoản" />}>
            <Widget id={TERMS_WIDGET} attempt={attempt} />
          </Suspense>
        </FaultBoundary>
        <p>
          <a className={styles.page} href={paths.terms} target="_blank" rel="noopener">
            Mở thành trang riêng (thẻ mới)
          </a>
        </p>
      </section>
    </dialog>
  )
}
