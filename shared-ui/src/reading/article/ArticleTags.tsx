import { Tag } from 'shared-frame'
import type { ArticleDetail } from '../article-types'
import { articleTexts } from './article-texts'
import styles from './Reading.module.css'

interface Props {
  readonly tags: ArticleDetail['tags']
  /** The address of everything that has a tag, by its code. Without it, tags are words only. */
  readonly tagPath?: (tagCode: string) => string
}

/** The article's tags, each leading to everything that has it. */
export function ArticleTags({ tags, tagPath }: Props) {
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags} aria-label={articleTexts.tags} data-no-print>
      {tags.map((tag) => (
        <li key={tag.id}>
          <Tag to={tagPath?.(tag.code)}>{tag.title}</Tag>
        </li>
      ))}
    </ul>
  )
}
