import type { CallAnswer } from 'shared-contracts/calls'
import { AppLink } from 'shared-frame'
import { texts } from '../../../texts'
import styles from './Search.module.css'

/** What is nearest to a keyword that the site has no answer to; nothing where nothing is like it. */
export function Nearest({ near }: { near: NonNullable<CallAnswer<'Search/Understand'>['near']> }) {
  if (near.length === 0) return null
  return (
    <div className={styles.nearest}>
      <p id="nearest">{texts.search.nearest}</p>
      <ul aria-labelledby="nearest">
        {near.map(({ kind, title, path }) => (
          <li key={path}>
            <AppLink to={path}>{title}</AppLink> <span className={styles.kind}>{texts.search.kindOf[kind]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
