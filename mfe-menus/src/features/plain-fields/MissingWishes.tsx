import { Button, Notice } from 'shared-frame'
import { builderTexts } from '../../texts/builder'

/** Asks anew what is to be avoided: a device keeps allergies no longer than its tab. */
export function MissingWishes({ onNone }: { readonly onNone: () => void }) {
  return (
    <Notice
      kind="warning"
      action={
        <Button tone="soft" onClick={onNone}>
          {builderTexts.noWishes}
        </Button>
      }
    >
      {builderTexts.wishesMissing}
    </Notice>
  )
}
