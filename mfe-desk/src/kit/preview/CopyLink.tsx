import type { ApiClient } from 'shared-contracts/client'
import { formatInstant } from 'shared-contracts/formats'
import { Button, Notice, useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { copyText } from 'shared-frame/saving'
import styles from './Preview.module.css'
import { previewWords as words } from './preview-words'

interface Props {
  /** The signed link: its path with the fragment, and until when it is good. */
  readonly ask: (api: ApiClient) => Promise<{ readonly path: string; readonly expiresAt: string }>
  /** What the preview is of, where a page has several. */
  readonly called?: string
}

/** Copies a signed link to a preview; where the browser forbids it, shows the link. */
export function CopyLink({ ask, called }: Props) {
  const { api, notify } = useShell()
  const copying = useMutation({
    async mutationFn() {
      const { path, expiresAt } = await ask(api)
      const address = new URL(path, window.location.origin).href
      if ((await copyText(address)) !== 'copied') return address
      notify(words.copied(formatInstant(new Date(expiresAt))), 'success')
      return null
    },
  })
  return (
    <>
      <Button
        tone="quiet"
        size={called === undefined ? 'medium' : 'small'}
        aria-label={called && `${words.copy}: ${called}`}
        busy={copying.isPending}
        onClick={() => copying.mutate()}
      >
        {words.copy}
      </Button>
      <div role="alert" className={styles.alert}>
        {copying.isError && <Notice kind="error">{copying.error.message}</Notice>}
        {copying.data && (
          <Notice kind="info">
            {words.copyFailed} <span className={styles.address}>{copying.data}</span>
          </Notice>
        )}
      </div>
    </>
  )
}
