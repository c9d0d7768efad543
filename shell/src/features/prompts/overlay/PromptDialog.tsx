import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { Icon, NoticeStack } from 'shared-frame'
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
  /** Somebody pressed or typed in it. A pointer at rest or the focus alone say nothing: the backdrop fills the window. */
  readonly onUse?: () => void
}

/**
 * A modal dialog of 700 px at most, a sheet within reach of the thumb on phones. Focus moves to the dialog as a whole, which
 * is read out, and goes back where it was.
 */
export function PromptDialog({ title, hideTitle, band, notices, children, actions, onClose, onUse }: Props) {
  const { ref, open } = useDialog()
  const titleId = useId()
  const bodyId = useId()
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

  /** The dialog itself is pressed where its backdrop is. */
  function press({ target }: SyntheticEvent): void {
    if (target !== ref.current) onUse?.()
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
      // Not at its beginning: what the dialog says then may move what is being pressed.
      onClick={press}
      // A finger that scrolls.
      onPointerCancel={press}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') onUse?.()
      }}
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
