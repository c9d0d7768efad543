import type { ReactNode } from 'react'
import { Button } from '../core/page/Button'
import { Dialog, type DialogProps } from './Dialog'

export interface ConfirmDialogProps extends Pick<DialogProps, 'opener'> {
  readonly open: boolean
  readonly title: string
  readonly children?: ReactNode
  /** A verb that says what happens: "Đăng xuất", "Xóa". */
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly tone?: 'primary' | 'danger'
  /** True: confirmed. Closing in any other way is a no. */
  readonly onAnswer: (confirmed: boolean) => void
}

/** Asks before something happens. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Hủy',
  tone = 'primary',
  onAnswer,
  opener,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      opener={opener}
      onClose={() => onAnswer(false)}
      title={title}
      role="alertdialog"
      width="small"
      actions={
        <>
          <Button tone="quiet" onClick={() => onAnswer(false)}>
            {cancelLabel}
          </Button>
          <Button tone={tone} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
