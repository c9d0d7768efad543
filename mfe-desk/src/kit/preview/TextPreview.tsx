import type { ApiClient } from 'shared-contracts/client'
import { Button, Notice, RichText, useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import styles from './Preview.module.css'
import { previewWords as words } from './preview-words'

interface Props {
  /** As it stands in its field. */
  readonly text: string
  /** `problems`: what the Markdown must not hold. */
  readonly render: (
    api: ApiClient,
    text: string,
  ) => Promise<{ readonly html: string; readonly problems?: readonly string[] }>
}

/** A text as readers will see it, made by the server when asked for; gone once the text is another. */
export function TextPreview({ text, render }: Props) {
  const { api } = useShell()
  const preview = useMutation({ mutationFn: (asked: string) => render(api, asked) })
  return (
    <div>
      <Button tone="soft" size="small" busy={preview.isPending} onClick={() => preview.mutate(text)}>
        {words.text}
      </Button>
      <div aria-live="polite">
        {preview.isError && <Notice kind="error">{preview.error.message}</Notice>}
        {preview.data && preview.variables === text && (
          <section className={styles.text} aria-label={words.textTitle}>
            <h2>{words.textTitle}</h2>
            {preview.data.problems?.map((problem) => (
              <Notice key={problem} kind="error">
                {problem}
              </Notice>
            ))}
            {preview.data.html === '' ? <p>{words.textEmpty}</p> : <RichText html={preview.data.html} />}
          </section>
        )}
      </div>
    </div>
  )
}
