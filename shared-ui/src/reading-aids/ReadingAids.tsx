import type { RefObject } from 'react'
import styles from './ReadingAids.module.css'
import { readingAidsTexts as texts } from './reading-aids-texts'
import { ReadAloud } from './speech/ReadAloud'
import { TextSizeChoice } from './text-size/TextSizeChoice'

export interface ReadingAidsProps {
  /** What is read: without controls and with none of what bears `data-not-read`. */
  readonly text: RefObject<HTMLElement | null>
  /** Names what is read: "Nghe bài này". */
  readonly listen: string
}

/**
 * Text size and reading aloud, beside a text that bears the class `readingText`. Give it a key of what is read: another text ends the reading.
 * See docs/product/reading-aids.md.
 *
 * @example
 * const text = useRef<HTMLElement>(null)
 * return (
 *   <article ref={text} className={readingText}>
 *     <ReadingAids key={id} text={text} listen="Nghe bài này" />
 *     …
 */
export function ReadingAids({ text, listen }: ReadingAidsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset stands inside
    <div className={styles.aids} role="group" aria-label={texts.toolbar} data-no-print data-not-read>
      <TextSizeChoice />
      <ReadAloud text={text} listen={listen} />
    </div>
  )
}
