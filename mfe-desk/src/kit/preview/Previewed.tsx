import { type ReactNode, useState } from 'react'
import { Button, LinkButton } from 'shared-frame'
import { PreviewFrame } from 'shared-ui/previews'
import type { Preview } from '../entry-kind'
import { CopyLink } from './CopyLink'
import styles from './Preview.module.css'
import { previewWords as words } from './preview-words'

interface Props<E> {
  readonly preview: Preview<E>
  readonly entry: E
  /** What changes the entry: its form. */
  readonly children: ReactNode
}

/** An entry's form with the page that visitors will see: by itself, as a link for who is no editor, or in a frame beside the form. A frame follows what is saved. */
export function Previewed<E>({ preview, entry, children }: Props<E>) {
  const [isFramed, setFramed] = useState(false)
  if (preview?.is !== 'page') return children
  const { link } = preview
  return (
    <div className={styles.previewed} data-framed={isFramed}>
      <div className={styles.ways}>
        <LinkButton to={preview.open(entry)} target="_blank" tone="soft">
          {words.open}
        </LinkButton>
        <Button tone="quiet" aria-expanded={isFramed} onClick={() => setFramed(!isFramed)}>
          {words.beside}
        </Button>
        {link && <CopyLink ask={(api) => link(api, entry)} />}
      </div>
      {isFramed && (
        <aside className={styles.beside} aria-label={words.frame}>
          <PreviewFrame address={preview.frame(entry)} title={words.frame} width="phone" />
        </aside>
      )}
      <div className={styles.form}>{children}</div>
    </div>
  )
}
