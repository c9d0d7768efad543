import { searchPath } from 'shared-contracts/paths'
import { AppLink } from 'shared-ui'
import { texts } from '../../../texts'
import styles from './Search.module.css'

/** Offers the spelling that the results have where the typed one was not found. */
export function MeantKeyword({ meant }: { meant: string }) {
  return (
    <p className={styles.meant}>
      {texts.search.meant}{' '}
      <AppLink to={searchPath(meant)}>
        <strong>{meant}</strong>
      </AppLink>
      ?
    </p>
  )
}
