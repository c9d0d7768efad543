import { type ReactNode, useRef, useState } from 'react'
import styles from './Glossary.module.css'
import { type GlossaryTerm, glossary } from './terms'

type Overlays = typeof import('shared-frame/overlays')

export interface TermProps {
  readonly term: GlossaryTerm
  /** As the word stands in its sentence; its title by default. */
  readonly children?: ReactNode
}

/** How somebody came to the word first. */
type Wish = 'hover' | 'focus' | 'press'

/**
 * A word that explains itself where it stands: by hovering and keyboard focus from 1024 px width on, by a press below (`Tooltip`). Until it is first
 * wanted it is a button with the same look and the explanation as its description; what explains it loads only then.
 */
export function Term({ term, children }: TermProps) {
  const { title, meaning, source } = glossary[term]
  const [shown, setShown] = useState<{ readonly Tooltip: Overlays['Tooltip']; readonly first: Wish } | null>(null)
  const wish = useRef<Wish | null>(null)
  const plain = useRef<HTMLButtonElement>(null)
  const touched = useRef(false)
  const word = children ?? title

  function want(how: Wish) {
    const isFirst = wish.current === null
    if (wish.current !== 'press') wish.current = how
    if (!isFirst) return
    import('shared-frame/overlays').then(
      ({ Tooltip }) => {
        const first = wish.current
        wish.current = null
        // Whoever went on meanwhile is not called back.
        const isLeft = first === 'focus' && document.activeElement !== plain.current
        if (first !== null && !isLeft) setShown({ Tooltip, first })
      },
      // It stays a word with a description; the next touch tries again.
      () => {
        wish.current = null
      },
    )
  }

  if (shown !== null) {
    return (
      <shown.Tooltip
        className={styles.term}
        first={shown.first}
        text={
          <>
            {meaning}
            <small className={styles.source}>{source}</small>
          </>
        }
      >
        {word}
      </shown.Tooltip>
    )
  }
  return (
    <button
      ref={plain}
      type="button"
      className={styles.term}
      data-word
      aria-description={meaning}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && want('hover')}
      // The focus that a finger brings comes before its press: taking the button's place then would lose the press.
      onPointerDown={() => {
        touched.current = true
      }}
      // A finger that scrolls presses nothing.
      onPointerCancel={() => {
        touched.current = false
      }}
      onFocus={() => touched.current || want('focus')}
      onClick={() => {
        touched.current = false
        want('press')
      }}
    >
      {word}
    </button>
  )
}
