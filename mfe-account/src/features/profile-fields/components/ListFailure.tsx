import { Button, Notice } from 'shared-frame'
import { profileTexts as words } from '../../../texts/profile'

/** Says that a list of choices did not arrive, and lets try again. What was chosen stays. */
export function ListFailure({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <div role="status">
      <Notice
        kind="warning"
        action={
          <Button tone="soft" size="small" busy={busy} onClick={onRetry}>
            {words.retry}
          </Button>
        }
      >
        {words.listFailed}
      </Notice>
    </div>
  )
}
