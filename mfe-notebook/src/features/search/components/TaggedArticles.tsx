import { EmptyState } from 'shared-frame'
import { Pager } from 'shared-ui/lists'
import { Loaded } from 'shared-ui/reading'
import { texts } from '../../../texts'
import { useFoundArticles } from '../requests/found-articles'
import { type SearchRequest, searchAddress } from '../rules/search-address'
import { SEARCH_PAGE_SIZE } from '../rules/search-page-size'
import { ArticleHits } from './Hits'

/** The articles that have a tag. */
export function TaggedArticles({ request }: { request: SearchRequest }) {
  const articles = useFoundArticles(request)
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
              page={request.page}
              pageSize={SEARCH_PAGE_SIZE}
              totalCount={totalCount}
              href={(page) => searchAddress({ ...request, page })}
              label={texts.search.articlePages}
            />
          </>
        )
      }
    </Loaded>
  )
}
