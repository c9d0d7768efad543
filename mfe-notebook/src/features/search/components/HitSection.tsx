import type { ReactNode } from 'react'
import { AppLink, EmptyState, Section } from 'shared-frame'
import { Pager } from 'shared-ui/lists'
import { Loaded } from 'shared-ui/reading'
import { texts } from '../../../texts'
import { splitHits } from '../rules/about-hits'
import { type SearchKind, type SearchRequest, searchAddress } from '../rules/search-address'
import { PREVIEW_SIZE, SEARCH_PAGE_SIZE } from '../rules/search-page-size'
import styles from './Search.module.css'

interface Found<T> {
  readonly data: { readonly items: readonly T[]; readonly totalCount: number; readonly aboutCount: number } | undefined
  readonly isError: boolean
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface Props<T> {
  readonly title: string
  readonly kind: SearchKind
  readonly request: SearchRequest
  readonly found: Found<T>
  readonly seeAll: (count: number) => string
  readonly pagesLabel: string
  readonly children: (items: readonly T[]) => ReactNode
}

/** The results of one kind, those that only mention the words apart: the first few where both kinds are shown, else all, by pages. */
export function HitSection<T>({ title, kind, request, found, seeAll, pagesLabel, children }: Props<T>) {
  const preview = request.kind === 'tat-ca'
  const { items, totalCount, aboutCount } = found.data ?? { items: [], totalCount: 0, aboutCount: 0 }
  const before = preview ? 0 : (request.page - 1) * SEARCH_PAGE_SIZE
  const { about, mentions } = splitHits(preview ? items.slice(0, PREVIEW_SIZE) : items, aboutCount, before)
  if (preview && found.data && totalCount === 0) return null
  return (
    <Section
      title={title}
      more={
        preview &&
        totalCount > PREVIEW_SIZE && (
          <AppLink to={searchAddress({ ...request, kind, page: 1 })}>{seeAll(totalCount)}</AppLink>
        )
      }
    >
      <Loaded query={found} loading={{ shape: 'panel', label: texts.search.loading }}>
        {() =>
          items.length === 0 ? (
            <EmptyState title={texts.search.nothingOfKind}>{texts.search.otherKind}</EmptyState>
          ) : (
            <>
              {about.length > 0 && children(about)}
              {mentions.length > 0 && (
                <>
                  <p className={styles.mentions}>{texts.search.mentions(request.keyword)}</p>
                  {children(mentions)}
                </>
              )}
            </>
          )
        }
      </Loaded>
      {!preview && (
        <Pager
          page={request.page}
          pageSize={SEARCH_PAGE_SIZE}
          totalCount={totalCount}
          href={(page) => searchAddress({ ...request, page })}
          label={pagesLabel}
        />
      )}
    </Section>
  )
}
