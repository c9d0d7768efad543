import { useShell } from 'shared-frame'
import { AskFirst } from 'shared-ui/ask-first'
import { classDeskTexts as words } from '../class-desk-texts'
import { type DeskClass, useClassCancellation } from '../requests/desk-classes'

/** Cancels a class after a confirmation that says who will be told. */
export function CancelClass({ item }: { item: DeskClass }) {
  const { notify } = useShell()
  const cancellation = useClassCancellation(() => notify(words.cancelDone, 'success'))
  return (
    <p>
      <AskFirst
        tone="danger"
        busy={cancellation.isPending}
        label={words.cancel}
        question={words.cancelQuestion}
        warning={words.cancelWarning(item.title, item.registered + item.waiting)}
        keepLabel={words.keep}
        onAgreed={() => cancellation.mutate(item)}
      />
    </p>
  )
}
