import type { ReactNode } from 'react'
import { Button, Stack } from 'shared-frame'
import { AskFirst } from 'shared-ui/ask-first'
import { bookTexts } from '../../texts/book'

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
  const words = bookTexts
  return (
    <Stack direction="row">
      {children}
      {hasChecks && (
        <AskFirst
          tone="danger"
          size="small"
          busy={resetting}
          label={words.reset}
          question={question}
          warning={words.resetNote}
          confirmLabel={words.resetConfirm}
          onAgreed={onReset}
        />
      )}
      <Button tone="quiet" size="small" onClick={onRestore} busy={restoring}>
        {words.restore}
      </Button>
    </Stack>
  )
}
