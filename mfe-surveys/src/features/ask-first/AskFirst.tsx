import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button, type ButtonProps } from 'shared-ui'

const ConfirmDialog = lazy(async () => ({ default: (await import('shared-ui/overlays')).ConfirmDialog }))

interface Props extends Pick<ButtonProps, 'tone' | 'size' | 'busy' | 'aria-label'> {
  readonly label: string
  readonly question: string
  readonly warning: ReactNode
  /** On the button that leaves everything as it is. */
  readonly keepLabel: string
  readonly onAgreed: () => void
}

/** A button that asks before it does what can't be undone, or what visitors notice. */
export function AskFirst({ label, question, warning, keepLabel, onAgreed, ...button }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            tone="danger"
            title={question}
            confirmLabel={label}
            cancelLabel={keepLabel}
            onAnswer={(agreed) => {
              setAsking(false)
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
