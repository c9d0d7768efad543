import { Section, Tag } from 'shared-frame'
import { texts } from '../../../texts'
import { useArticleTags } from '../requests/article-tag'
import { tagSearchPath } from '../rules/search-address'
import styles from './Search.module.css'

/** All tags but the one on screen. */
export function OtherTags({ tagCode }: { tagCode: string }) {
  const tags = useArticleTags().data?.filter(({ code }) => code !== tagCode) ?? []
  if (tags.length === 0) return null
  return (
    <Section title={texts.search.otherTags}>
      <ul className={styles.suggestions}>
        {tags.map(({ code, title, articleCount }) => (
          <li key={code}>
            <Tag to={tagSearchPath(code)} tone="leaf">
              {texts.search.withCount(title, articleCount)}
            </Tag>
          </li>
        ))}
      </ul>
    </Section>
  )
}
