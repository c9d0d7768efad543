import { lazy, Suspense, useState } from 'react'
import { Button, useShell } from 'shared-ui'
import { classDeskTexts as words } from '../../../texts/class-desk'
import { type DeskClass, useClassCancellation } from '../requests/desk-classes'

const ConfirmDialog = lazy(async () => ({ default: (await import('shared-ui/overlays')).ConfirmDialog }))

/** Cancels a class after a confirmation that says who will be told. */
export function CancelClass({ item }: { item: DeskClass }) {
  const { notify } = useShell()
  const [asking, setAsking] = useState(false)
  const cancellation = useClassCancellation(() => notify(words.cancelDone, 'success'))
  return (
    <p>
      <Button tone="danger" busy={cancellation.isPending} onClick={() => setAsking(true)}>
        {words.cancel}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            tone="danger"
            title={words.cancelQuestion}
            confirmLabel={words.cancel}
            cancelLabel={words.keep}
            onAnswer={(agreed) => {
              setAsking(false)
              if (agreed) cancellation.mutate(item)
            }}
          >
            {words.cancelWarning(item.title, item.registered + item.waiting)}
          </ConfirmDialog>
        </Suspense>
      )}
    </p>
  )
}
