import { Fragment } from 'react'
import { highlight } from '../rules/highlight'
import styles from './Search.module.css'

/** A text with the searched words marked. */
export function MarkedText({ text, keyword }: { text: string; keyword: string }) {
  return highlight(text, keyword).map((part, index) =>
    part.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no identity but their place
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no identity but their place
      <Fragment key={index}>{part.text}</Fragment>
    ),
  )
}
