import { useShell } from 'shared-frame'
import { AskFirst } from 'shared-ui/ask-first'
import { type SiteKind, useDeskAct } from '../requests/site-entries'
import { siteDeskTexts as words } from '../site-desk-texts'

interface Props {
  readonly kind: SiteKind | 'pins'
  readonly entryKey: string
  readonly version: string
  readonly onDone?: () => void
}

/** Gives up what editors made of an entry: it is again as the content files say. Asks first. */
export function FollowContent({ kind, entryKey, version, onDone }: Props) {
  const { api } = useShell()
  const following = useDeskAct(async () => {
    await api.call('SiteDesk/Restore', { body: { kind, key: entryKey, version, changeId: null } })
    onDone?.()
  }, words.restored)
  return (
    <p>
      <AskFirst
        tone="quiet"
        busy={following.isPending}
        label={words.follow}
        question={words.followQuestion}
        warning={words.followWarning}
        keepLabel={words.keep}
        onAgreed={() => following.mutate(undefined)}
      />
    </p>
  )
}
