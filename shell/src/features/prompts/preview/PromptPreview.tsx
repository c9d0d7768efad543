import { useCallback, useEffect, useState } from 'react'
import { asyncScheduler, defer, Subject } from 'rxjs'
import { type PreviewedItem, previewOf } from 'shared-contracts/paths'
import { Button, useShell } from 'shared-frame'
import type { ShellApi } from 'shared-frame/remotes'
import { useShellServices } from '../../../frame/shell-services-context'
import { documentFragment } from '../../../services/prompt-preview'
import type { PromptAction } from '../flow/prompt'
import { PromptOverlay } from '../overlay/PromptOverlay'
import { promptKey } from '../overlay/prompt-key'
import { texts } from '../texts'
import styles from './PromptPreview.module.css'
import { type Draft, type PreviewState, previewFlow } from './preview-flow'

/** A popup or poll in the making, on the page that it is for. A band says what it is; nothing is kept, sent or counted. */
export function PromptPreview() {
  const shell = useShell()
  const turns = useShellServices()?.turns
  const [address] = useState(() => promptAt(documentFragment()))
  const [actions$] = useState(() => new Subject<PromptAction>())
  const [again$] = useState(() => new Subject<void>())
  const [preview, setPreview] = useState<PreviewState>(address ? { state: 'loading' } : { state: 'refused' })
  const [sent, setSent] = useState(false)
  const act = useCallback((action: PromptAction) => actions$.next(action), [actions$])

  useEffect(() => {
    if (!address) return
    const read = () => defer(() => readDraft(shell, address))
    const flow$ = previewFlow({
      actions$,
      again$,
      read,
      thanks: () => setSent(true),
      scheduler: asyncScheduler,
    })
    const subscription = flow$.subscribe(setPreview)
    // Nothing else lies over a page that is looked at for this one.
    subscription.add(turns?.claim('prompt').subscribe())
    return () => subscription.unsubscribe()
  }, [shell, turns, address, actions$, again$])

  function showAgain(): void {
    setSent(false)
    again$.next()
  }

  if (preview.state === 'open' && preview.prompt) {
    const { prompt } = preview
    // Not by its revision: what was answered to try stays when the draft changes.
    return <PromptOverlay key={promptKey(prompt)} prompt={prompt} band={<Band />} act={act} />
  }
  return (
    <aside className={styles.foot} aria-label={texts.preview.name} role="status">
      <Band />
      {preview.state === 'refused' ? <p className={styles.words}>{texts.preview.refused}</p> : null}
      {preview.state === 'unreachable' ? <p className={styles.words}>{texts.preview.unreachable}</p> : null}
      {sent ? <p className={styles.words}>{texts.preview.sent}</p> : null}
      {preview.state === 'open' ? (
        <Button size="small" tone="soft" className={styles.again} onClick={showAgain}>
          {texts.preview.again}
        </Button>
      ) : null}
    </aside>
  )
}

function Band() {
  return (
    <p className={styles.band}>
      <strong>{texts.preview.name}</strong> {texts.preview.note}
    </p>
  )
}

interface PreviewedPrompt extends PreviewedItem {
  readonly kind: 'popup' | 'poll'
}

/** Surveys are pages of their own and lie over none. */
function promptAt(fragment: string): PreviewedPrompt | null {
  const item = previewOf(fragment)
  return item === null || item.kind === 'survey' ? null : { ...item, kind: item.kind }
}

/** The draft as it is now, for an editor or with the token of a signed link. */
async function readDraft({ api }: ShellApi, { kind, id, token }: PreviewedPrompt): Promise<Draft> {
  const query = { id, ...(token === null ? {} : { preview: token }) }
  if (kind === 'popup') {
    const popup = await api.call('Popup/GetById', { query })
    return { kind, popup, revision: popup.revision }
  }
  const poll = await api.call('Poll/GetById', { query })
  return { kind, poll, revision: poll.revision }
}
