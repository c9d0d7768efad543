import { lazy, type ReactNode, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, type ButtonProps } from 'shared-frame'

const ConfirmDialog = lazy(async () => ({ default: (await import('shared-frame/overlays')).ConfirmDialog }))

export interface AskFirstProps extends Pick<ButtonProps, 'tone' | 'size' | 'busy' | 'aria-label'> {
  readonly label: string
  readonly question: string
  /** What will happen. */
  readonly warning: ReactNode
  /** On the button that does it; absent: `label`. */
  readonly confirmLabel?: string
  /** On the button that leaves everything as it is; absent: the dialog's own word. */
  readonly keepLabel?: string
  readonly onAgreed: () => void
}

/** A button that asks before it does what can't be undone, or what visitors notice. The dialog loads with the press. */
export function AskFirst({
  label,
  question,
  warning,
  confirmLabel = label,
  keepLabel,
  onAgreed,
  ...button
}: AskFirstProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        {...button}
        onClick={({ currentTarget }) => {
          // The dialog gives the focus back to where it was; Safari doesn't move it to a button that is clicked.
          currentTarget.focus()
          setAsking(true)
        }}
      >
        {label}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            tone="danger"
            title={question}
            confirmLabel={confirmLabel}
            cancelLabel={keepLabel}
            onAnswer={(agreed) => {
              // The dialog has let go of the focus before what was agreed to may move it on.
              flushSync(() => setAsking(false))
              if (agreed) onAgreed()
            }}
          >
            {warning}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
