import { AppLink, classNames, Icon } from 'shared-frame'
import styles from './Pager.module.css'
import { pagerPages } from './pager-pages'

export interface PagerProps {
  /** From 1. */
  readonly page: number
  readonly pageSize: number
  readonly totalCount: number
  /** The address of a page; page 1 should be the list's bare address. */
  readonly href: (page: number) => string
  /** What is paged, for screen readers: "Các trang bài viết". */
  readonly label: string
}

/** Links to the other pages of a list: real addresses, so they open in new tabs and crawlers find them. */
export function Pager({ page, pageSize, totalCount, href, label }: PagerProps) {
  const last = Math.ceil(totalCount / pageSize)
  if (last <= 1) return null
  return (
    <nav className={styles.pager} aria-label={label}>
      {page > 1 && (
        <AppLink className={styles.step} to={href(page - 1)} rel="prev">
          <Icon name="previous" />
          <span>Trang trước</span>
        </AppLink>
      )}
      <ul className={styles.pages}>
        {pagerPages(page, last).map((number, index, all) =>
          number === null ? (
            <li key={`after-${all[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <AppLink
                className={classNames(styles.page, number === page && styles.current)}
                to={href(number)}
                aria-label={`Trang ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </AppLink>
            </li>
          ),
        )}
      </ul>
      {page < last && (
        <AppLink className={styles.step} to={href(page + 1)} rel="next">
          <span>Trang sau</span>
          <Icon name="next" />
        </AppLink>
      )}
    </nav>
  )
}
