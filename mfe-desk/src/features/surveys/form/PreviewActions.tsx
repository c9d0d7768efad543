import { useState } from 'react'
import { formatInstant } from 'shared-contracts/formats'
import { previewPath } from 'shared-contracts/paths'
import { Button, LinkButton, Notice, useShell } from 'shared-frame'
import { copyText } from 'shared-frame/saving'
import { deskTexts } from '../desk-texts'
import { failureText } from '../requests/use-desk-action'
import type { DeskKind } from '../rules/desk-kinds'
import styles from './DeskForm.module.css'

const words = deskTexts.form

/** Opens the preview beside the form, and copies a link for who has no account of an editor. */
export function PreviewActions({ kind, id }: { kind: DeskKind; id: number }) {
  const { api, notify } = useShell()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** A link that the browser did not let us copy. */
  const [link, setLink] = useState<string | null>(null)

  async function copy(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      const answer = await api.call('SurveyDesk/GetPreviewLink', { query: { kind, id } })
      const address = new URL(answer.path, window.location.origin).href
      const isCopied = (await copyText(address)) === 'copied'
      setLink(isCopied ? null : address)
      if (isCopied) notify(words.copied(formatInstant(new Date(answer.expiresAt))), 'success')
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <LinkButton to={previewPath({ kind, id, token: null })} target="_blank" tone="soft">
        {words.preview}
      </LinkButton>
      <Button tone="quiet" busy={busy} onClick={() => void copy()}>
        {words.copyPreview}
      </Button>
      <div role="alert" className={styles.alert}>
        {failure !== null && <Notice kind="error">{failure}</Notice>}
        {link !== null && (
          <Notice kind="info">
            {words.copyFailed} <span className={styles.address}>{link}</span>
          </Notice>
        )}
      </div>
    </>
  )
}
