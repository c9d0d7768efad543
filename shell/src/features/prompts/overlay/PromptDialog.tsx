import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon, NoticeStack } from 'shared-ui'
import { useDialog } from '../../../frame/use-dialog'
import { texts } from '../texts'
import styles from './PromptDialog.module.css'

interface Props {
  readonly title: string
  /** The title is for screen readers alone: the content speaks for itself. */
  readonly hideTitle?: boolean
  /** Stands above the title, as "Bản xem thử". */
  readonly band?: ReactNode
  /** Notifications, by the buttons: those of the page wait until the dialog has gone. */
  readonly notices?: ReactNode
  readonly children: ReactNode
  readonly actions?: ReactNode
  readonly onClose: () => void
  /** Somebody is at it, with pointer or focus on one of its parts. */
  readonly onAttend?: (attended: boolean) => void
}

/**
 * A modal dialog of 700 px at most, a sheet within reach of the thumb on phones. Focus moves to the dialog as a whole, which
 * is read out, and goes back where it was.
 */
export function PromptDialog({ title, hideTitle, band, notices, children, actions, onClose, onAttend }: Props) {
  const { ref, open } = useDialog()
  const titleId = useId()
  const bodyId = useId()
  const pointer = useRef(false)
  const leaving = useRef(false)

  useEffect(() => {
    const dialog = ref.current
    const before = document.activeElement
    leaving.current = false
    open()
    dialog?.focus()
    return () => {
      leaving.current = true
      // Closed before it leaves the document, so that the browser gives the focus back.
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
        before.focus({ preventScroll: true })
    }
  }, [ref, open])

  function attend(): void {
    const dialog = ref.current
    const { activeElement } = document
    onAttend?.(pointer.current || (dialog !== activeElement && dialog?.contains(activeElement) === true))
  }

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      data-prompt
      data-no-print
      onClose={() => {
        if (!leaving.current) onClose()
      }}
      onPointerEnter={({ pointerType }) => {
        pointer.current = pointerType === 'mouse'
        attend()
      }}
      onPointerLeave={() => {
        pointer.current = false
        attend()
      }}
      onFocus={attend}
      // The focus is nowhere until the next part has it.
      onBlur={() => queueMicrotask(attend)}
    >
      {band}
      <div className={styles.head}>
        <h2 id={titleId} className={hideTitle ? styles.hidden : undefined}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={texts.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body} id={bodyId}>
        {children}
      </div>
      <div className={styles.notices}>
        <NoticeStack>{notices}</NoticeStack>
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </dialog>
  )
}
