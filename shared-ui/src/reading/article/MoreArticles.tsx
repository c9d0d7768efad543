import { useId } from 'react'
import type { ArticleSummary } from '../article-types'
import { ArticleRows } from '../cards/ArticleRows'
import { articleTexts } from './article-texts'
import styles from './Reading.module.css'

interface Props {
  readonly related: readonly ArticleSummary[]
  readonly mostViewed: readonly ArticleSummary[]
}

/** Where to read on, below an article. */
export function MoreArticles({ related, mostViewed }: Props) {
  if (related.length === 0 && mostViewed.length === 0) return null
  return (
    <div className={styles.more} data-no-print>
      <Rows title={articleTexts.related} articles={related} />
      <Rows title={articleTexts.mostViewed} articles={mostViewed} />
    </div>
  )
}

function Rows({ title, articles }: { title: string; articles: readonly ArticleSummary[] }) {
  const headingId = useId()
  if (articles.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <ArticleRows articles={articles} />
    </section>
  )
}
