import { lazy, Suspense, useState } from 'react'
import { Button, type ButtonProps } from 'shared-ui'

const ConfirmDialog = lazy(async () => ({ default: (await import('shared-ui/overlays')).ConfirmDialog }))

interface Props extends Pick<ButtonProps, 'children' | 'busy' | 'aria-label'> {
  readonly question: string
  /** What will happen. */
  readonly text: string
  readonly confirmLabel: string
  readonly onConfirm: () => void
}

/** A button that takes something away, and asks before it does. */
export function AskFirst({ question, text, confirmLabel, onConfirm, ...button }: Props) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button tone="danger" {...button} onClick={() => setAsking(true)} />
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            tone="danger"
            title={question}
            confirmLabel={confirmLabel}
            onAnswer={(agreed) => {
              setAsking(false)
              if (agreed) onConfirm()
            }}
          >
            {text}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
