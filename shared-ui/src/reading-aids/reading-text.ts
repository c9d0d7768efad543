import styles from './ReadingAids.module.css'

/** Class of a text that follows the chosen size: an article, a recipe, a result. */
export const readingText = styles.text ?? ''
