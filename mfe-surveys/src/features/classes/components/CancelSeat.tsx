import { AskFirst } from 'shared-ui/ask-first'
import { texts } from '../../../texts'

const words = texts.classes

interface Props {
  /** Title of the class. */
  readonly title: string
  readonly waits: boolean
  readonly busy: boolean
  readonly onCancel: () => void
}

/** Cancels a registration after a confirmation. */
export function CancelSeat({ title, waits, busy, onCancel }: Props) {
  return (
    <p>
      <AskFirst
        tone="danger"
        busy={busy}
        label={waits ? words.leaveQueue : words.cancel}
        question={waits ? words.leaveQueueQuestion : words.cancelQuestion}
        warning={words.cancelWarning(title)}
        keepLabel={words.keep}
        onAgreed={onCancel}
      />
    </p>
  )
}
