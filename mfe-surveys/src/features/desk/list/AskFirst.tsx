import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button, type ButtonProps } from 'shared-ui'
import { deskTexts } from '../desk-texts'

const ConfirmDialog = lazy(async () => ({ default: (await import('shared-ui/overlays')).ConfirmDialog }))

interface Props extends Pick<ButtonProps, 'tone' | 'size' | 'busy' | 'aria-label'> {
  readonly label: string
  readonly question: string
  readonly warning: ReactNode
  readonly onAgreed: () => void
}

/** A button that asks before it does what can't be undone, or what visitors notice. */
export function AskFirst({ label, question, warning, onAgreed, ...button }: Props) {
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
            cancelLabel={deskTexts.list.keep}
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
