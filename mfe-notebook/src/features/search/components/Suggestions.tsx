import { paths, searchPath } from 'shared-contracts/paths'
import { AppLink, Section, Tag } from 'shared-frame'
import { texts } from '../../../texts'
import styles from './Search.module.css'

/** Words that others look for, and the way to the notebook. */
export function Suggestions() {
  return (
    <Section title={texts.search.suggestions}>
      <ul className={styles.suggestions}>
        {texts.search.suggested.map((keyword) => (
          <li key={keyword}>
            <Tag to={searchPath(keyword)} tone="leaf">
              {keyword}
            </Tag>
          </li>
        ))}
      </ul>
      <AppLink to={paths.notebook}>{texts.search.browse}</AppLink>
    </Section>
  )
}
