import { useId, useState } from 'react'
import { Button, Notice, RichText } from 'shared-frame'
import { classDeskTexts as words } from '../class-desk-texts'
import { useContentPreview } from '../requests/desk-classes'
import styles from './ClassDesk.module.css'

/** The content as the class's page will show it, made by the server when asked for. */
export function ContentPreview({ content }: { content: string }) {
  const title = useId()
  const preview = useContentPreview()
  const [shown, setShown] = useState('')
  const ask = () => {
    setShown(content)
    preview.mutate(content)
  }
  return (
    <div>
      <Button tone="soft" size="small" busy={preview.isPending} onClick={ask}>
        {words.preview}
      </Button>
      <div aria-live="polite">
        {preview.isError && <Notice kind="error">{preview.error.message}</Notice>}
        {preview.data && shown === content && (
          <section className={styles.preview} aria-labelledby={title}>
            <h2 id={title}>{words.previewTitle}</h2>
            {preview.data.problems.map((problem) => (
              <Notice key={problem} kind="error">
                {problem}
              </Notice>
            ))}
            {preview.data.html === '' ? <p>{words.previewEmpty}</p> : <RichText html={preview.data.html} />}
          </section>
        )}
      </div>
    </div>
  )
}
