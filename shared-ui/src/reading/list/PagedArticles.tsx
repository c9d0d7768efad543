import { EmptyState, LinkButton } from 'shared-frame'
import { Pager } from 'shared-ui/lists'
import type { ArticleSummary } from '../article-types'
import { ArticleGrid } from '../cards/ArticleGrid'
import { LIST_PAGE_SIZE } from './list-address'
import { listTexts } from './list-texts'
import styles from './PagedArticles.module.css'

/** A link with its words, for example to the section's landing page. */
export interface ListBack {
  readonly to: string
  readonly title: string
}

interface Props {
  readonly articles: readonly ArticleSummary[]
  readonly totalCount: number
  readonly page: number
  readonly href: (page: number) => string
  readonly label: 'catalog' | 'category' | 'none'
  /** Where to go on from an empty list. */
  readonly back: ListBack
}

/** A page of a list with its count and the way to the others; says so when there is nothing on it. */
export function PagedArticles({ articles, totalCount, page, href, label, back }: Props) {
  if (totalCount === 0) {
    return (
      <EmptyState title={listTexts.none} actions={<LinkButton to={back.to}>{back.title}</LinkButton>}>
        {listTexts.noneHint}
      </EmptyState>
    )
  }
  if (articles.length === 0) {
    return (
      <EmptyState title={listTexts.noSuchPage} actions={<LinkButton to={href(1)}>{listTexts.firstPage}</LinkButton>}>
        {listTexts.noSuchPageHint}
      </EmptyState>
    )
  }
  return (
    <>
      <p className={styles.count}>
        {page > 1 ? `${listTexts.count(totalCount)}, ${listTexts.page(page)}` : listTexts.count(totalCount)}
      </p>
      <ArticleGrid articles={articles} label={label} level={2} />
      <Pager page={page} pageSize={LIST_PAGE_SIZE} totalCount={totalCount} href={href} label={listTexts.pages} />
    </>
  )
}
