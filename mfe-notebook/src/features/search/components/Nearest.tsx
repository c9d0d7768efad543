import type { CallAnswer } from 'shared-contracts/calls'
import { AppLink } from 'shared-ui'
import { texts } from '../../../texts'
import styles from './Search.module.css'

type Understood = CallAnswer<'Search/Understand'>

interface Props {
  readonly keyword: string
  readonly missing: Understood['missing'] & string
  readonly near: NonNullable<Understood['near']>
}

/** Says what the site has not, and offers what is nearest to it. */
export function Nearest({ keyword, missing, near }: Props) {
  return (
    <div className={styles.nearest}>
      <p>{texts.search.missing[missing](keyword)}</p>
      {near.length > 0 && (
        <>
          <p id="nearest">{texts.search.nearest}</p>
          <ul aria-labelledby="nearest">
            {near.map(({ kind, title, path }) => (
              <li key={path}>
                <AppLink to={path}>{title}</AppLink> <span className={styles.kind}>{texts.search.kindOf[kind]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
