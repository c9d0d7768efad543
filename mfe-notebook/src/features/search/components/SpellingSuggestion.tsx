import { searchPath } from 'shared-contracts/paths'
import { AppLink } from 'shared-frame'
import { texts } from '../../../texts'
import styles from './Search.module.css'

/** Offers the spelling that the results have where the typed one was not found. */
export function SpellingSuggestion({ suggestion }: { suggestion: string }) {
  return (
    <p className={styles.meant}>
      {texts.search.didYouMean}{' '}
      <AppLink to={searchPath(suggestion)}>
        <strong>{suggestion}</strong>
      </AppLink>
      ?
    </p>
  )
}
