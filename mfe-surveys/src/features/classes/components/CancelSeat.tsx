import { lazy, Suspense, useState } from 'react'
import { Button } from 'shared-ui'
import { texts } from '../../../texts'

const words = texts.classes
const ConfirmDialog = lazy(async () => ({ default: (await import('shared-ui/overlays')).ConfirmDialog }))

interface Props {
  /** Title of the class. */
  readonly title: string
  readonly waits: boolean
  readonly busy: boolean
  readonly onCancel: () => void
}

/** Cancels a registration after a confirmation. */
export function CancelSeat({ title, waits, busy, onCancel }: Props) {
  const [asking, setAsking] = useState(false)
  const label = waits ? words.leaveQueue : words.cancel
  return (
    <p>
      <Button tone="danger" busy={busy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            tone="danger"
            title={waits ? words.leaveQueueQuestion : words.cancelQuestion}
            confirmLabel={label}
            cancelLabel={words.keep}
            onAnswer={(agreed) => {
              setAsking(false)
              if (agreed) onCancel()
            }}
          >
            {words.cancelWarning(title)}
          </ConfirmDialog>
        </Suspense>
      )}
    </p>
  )
}
