import { EmptyState, Pager } from 'shared-ui'
import { Loaded } from 'shared-ui/reading'
import { usePage, useQuery } from 'shared-ui/remote'
import { texts } from '../../texts'
import { foundArticlesQuery } from './found-articles-query'
import { ArticleHits } from './Hits'
import { type Sought, soughtAddress } from './search-address'
import { SEARCH_PAGE_SIZE } from './search-page-size'

/** The articles that have a tag. */
export function TaggedArticles({ sought }: { sought: Sought }) {
  const { api } = usePage()
  const articles = useQuery(foundArticlesQuery(api, sought))
  return (
    <Loaded query={articles} loading={{ shape: 'panel', label: texts.search.loading }}>
      {({ items, totalCount }) =>
        items.length === 0 ? (
          <EmptyState title={texts.search.nothingTag} />
        ) : (
          <>
            <h2 className="visually-hidden">{texts.search.articles}</h2>
            <ArticleHits articles={items} keyword="" />
            <Pager
              page={sought.page}
              pageSize={SEARCH_PAGE_SIZE}
              totalCount={totalCount}
              href={(page) => soughtAddress({ ...sought, page })}
              label={texts.search.articlePages}
            />
          </>
        )
      }
    </Loaded>
  )
}
