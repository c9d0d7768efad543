import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button, Stack } from 'shared-ui'
import { texts } from '../../texts'

const ConfirmDialog = lazy(async () => ({ default: (await import('shared-ui/overlays')).ConfirmDialog }))

interface Props {
  readonly hasChecks: boolean
  readonly question: string
  readonly resetting: boolean
  readonly restoring: boolean
  readonly onReset: () => void
  readonly onRestore: () => void
  /** Further actions, shown first. */
  readonly children?: ReactNode
}

/** Clearing a history, which asks first, and taking it back. */
export function HistoryActions({ hasChecks, question, resetting, restoring, onReset, onRestore, children }: Props) {
  const [asking, setAsking] = useState(false)
  const words = texts.book
  return (
    <>
      <Stack direction="row">
        {children}
        {hasChecks && (
          <Button tone="danger" size="small" onClick={() => setAsking(true)} busy={resetting}>
            {words.reset}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={onRestore} busy={restoring}>
          {words.restore}
        </Button>
      </Stack>
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            tone="danger"
            title={question}
            confirmLabel={words.resetConfirm}
            onAnswer={(agreed) => {
              setAsking(false)
              if (agreed) onReset()
            }}
          >
            {words.resetNote}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  )
}
