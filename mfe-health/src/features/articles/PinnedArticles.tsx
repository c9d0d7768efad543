import { parseCalendarDay } from 'shared-contracts/ages'
import { articleCounts } from 'shared-contracts/constants'
import { formatDay } from 'shared-contracts/formats'
import { articlePath } from 'shared-contracts/paths'
import { ArticleCard, CardGrid, Section, useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { FavouriteHeart } from 'shared-ui/favourites'
import { type PinnedTo, pinnedArticlesQuery } from './pinned-articles-query'

/** The articles pinned to a page; nothing when there are none or they could not be had. */
export function PinnedArticles({ pinnedTo }: { pinnedTo: PinnedTo }) {
  const { api } = useShell()
  const articles = useQuery(pinnedArticlesQuery(api, pinnedTo))
  if (!articles.data || articles.data.length === 0) return null
  return (
    <Section title="Bài nên đọc" data-no-print>
      <CardGrid>
        {articles.data.slice(0, articleCounts.besideTools).map((article) => (
          <ArticleCard
            key={article.articleId}
            to={articlePath(article)}
            title={article.title}
            summary={article.summary}
            illustration={article.illustration}
            label={article.category?.title ?? article.catalog.title}
            facts={dateFacts(article.publishedAt)}
            aside={<FavouriteHeart item={{ type: 'article', id: article.articleId }} title={article.title} />}
          />
        ))}
      </CardGrid>
    </Section>
  )
}

function dateFacts(publishedAt: string): string[] {
  const day = parseCalendarDay(publishedAt)
  return day === null ? [] : [formatDay(day)]
}
