import { articleCounts } from 'shared-contracts/constants'
import { usePage, useQuery } from 'shared-frame/remote'
import { Banners } from '../banners/Banners'
import { bannersQuery } from '../banners/banners-query'
import { articleSegment } from '../head/article-page-data'
import { Loaded } from '../Loaded'
import { articleQuery } from '../queries/article-query'
import { mostViewedQuery } from '../queries/most-viewed-query'
import { relatedArticlesQuery } from '../queries/related-articles-query'
import { ArticleView, type ArticleViewProps } from './ArticleView'
import { articleTexts } from './article-texts'
import { MoreArticles } from './MoreArticles'
import { ReadingPage } from './ReadingPage'

export interface ArticleReaderProps extends Pick<ArticleViewProps, 'caution' | 'tagPath'> {
  /** The catalog that the address names. */
  readonly catalogCode: string
}

/** The article that the address names, and where to read on. */
export function ArticleReader({ catalogCode, caution, tagPath }: ArticleReaderProps) {
  const page = usePage()
  const segment = articleSegment(page)
  const article = useQuery(articleQuery(page.api, segment))
  const related = useQuery(relatedArticlesQuery(page.api, segment))
  const mostViewed = useQuery(mostViewedQuery(page.api, catalogCode, articleCounts.mostViewed))
  const banners = useQuery(bannersQuery(page.api, 'article', catalogCode)).data ?? []
  return (
    <ReadingPage>
      <Loaded query={article} loading={{ shape: 'text', count: 9, label: articleTexts.loading }}>
        {(loaded) => (
          <>
            <Banners banners={banners} position="AboveBox" />
            <ArticleView article={loaded} today={page.today} caution={caution} tagPath={tagPath} banners={banners} />
            <Banners banners={banners} position="BelowBox" />
            <MoreArticles
              related={related.data ?? []}
              mostViewed={(mostViewed.data ?? []).filter((each) => each.articleId !== loaded.articleId)}
            />
          </>
        )}
      </Loaded>
    </ReadingPage>
  )
}
