import MuiDialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useRef } from 'react'
import { POPUP_WIDTH_PX } from 'shared-contracts/constants'
import { Icon } from '../core/page/Icon'
import { MuiProvider } from '../theme/MuiProvider'
import styles from './Dialog.module.css'
import { useFocusReturn } from './use-focus-return'

/** A sheet from below on phones, where the thumb is; a centred panel from 600 px on. */
const Sheet = styled(MuiDialog)({
  '& .MuiDialog-container': { alignItems: 'flex-end', outline: 'none' },
  '& .MuiBackdrop-root': { background: 'var(--color-veil)' },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: '100%',
    maxHeight: 'calc(100dvh - 48px)',
    margin: 0,
    borderRadius: 'var(--radius-xl) var(--radius-xl) 0 0',
    background: 'var(--color-surface)',
    backgroundImage: 'none',
    boxShadow: 'var(--shadow-2)',
  },
  '@media (min-width: 600px)': {
    '& .MuiDialog-container': { alignItems: 'center' },
    '& .MuiDialog-paper': { margin: 24, borderRadius: 'var(--radius-xl)' },
  },
})

const WIDTHS = { small: 440, medium: 560, popup: POPUP_WIDTH_PX } as const

export interface DialogProps {
  readonly open: boolean
  /** The visitor closed it: button, Escape or a tap beside it. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Main actions, at the bottom within reach; the one to press last. */
  readonly actions?: ReactNode
  readonly width?: keyof typeof WIDTHS
  readonly role?: 'dialog' | 'alertdialog'
  /** What opened it, where that has lost the focus by then, such as a button that is busy. It gets the focus back. */
  readonly opener?: () => HTMLElement | null
}

export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  width = 'medium',
  role = 'dialog',
  opener,
}: DialogProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useFocusReturn(open, sheet, opener)
  const titleId = useId()
  const bodyId = useId()
  return (
    <MuiProvider>
      <Sheet
        ref={sheet}
        open={open}
        onClose={onClose}
        // Given back by `useFocusReturn`.
        disableRestoreFocus
        role={role}
        aria-labelledby={titleId}
        aria-describedby={bodyId}
        slotProps={{ paper: { sx: { '@media (min-width: 600px)': { maxWidth: WIDTHS[width] } } } }}
      >
        <div className={styles.handle} aria-hidden="true" />
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label="Đóng">
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.body} id={bodyId}>
          {children}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </Sheet>
    </MuiProvider>
  )
}
