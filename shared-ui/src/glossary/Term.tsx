import { lazy, type ReactNode, Suspense, useState } from 'react'
import styles from './Glossary.module.css'
import { type GlossaryTerm, glossary } from './terms'

const Tooltip = lazy(async () => ({ default: (await import('shared-ui/overlays')).Tooltip }))

export interface TermProps {
  readonly term: GlossaryTerm
  /** As the word stands in its sentence; its title by default. */
  readonly children?: ReactNode
}

/** How somebody came to the word first: what explains it loads only then. */
type Wish = 'hover' | 'focus' | 'press'

/**
 * A word that explains itself where it stands: by hovering and focus from 1024 px width on, by a press below (`Tooltip`). Until it is first wanted it is
 * a button with the same look and the explanation as its description.
 */
export function Term({ term, children }: TermProps) {
  const { title, meaning, source } = glossary[term]
  const [wish, setWish] = useState<Wish | null>(null)
  const word = children ?? title
  const plain = (
    <button
      type="button"
      className={styles.term}
      aria-description={meaning}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setWish((before) => before ?? 'hover')}
      onFocus={() => setWish((before) => before ?? 'focus')}
      onClick={() => setWish('press')}
    >
      {word}
    </button>
  )
  if (wish === null) return plain
  return (
    <Suspense fallback={plain}>
      <Tooltip
        className={styles.term}
        first={wish}
        text={
          <>
            {meaning}
            <small className={styles.source}>{source}</small>
          </>
        }
      >
        {word}
      </Tooltip>
    </Suspense>
  )
}
