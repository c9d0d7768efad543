import { articlePath } from 'shared-contracts/paths'
import { ArticleCard, CardGrid } from 'shared-frame'
import { FavouriteHeart } from 'shared-ui/favourites'
import type { ArticleSummary } from '../article-types'
import { ArticleDay } from './ArticleDay'

/** Drawings of the first row are on screen at once; the rest waits for the scroll. */
const FIRST_ROW = 3

interface Props {
  readonly articles: readonly ArticleSummary[]
  /** What stands above a card's title. */
  readonly label: 'catalog' | 'category' | 'none'
  /** Heading level of the cards' titles: 2 right below the page's title, 3 below a section's. */
  readonly level?: 2 | 3
}

/** Articles as cards, in the order given. */
export function ArticleGrid({ articles, label, level = 3 }: Props) {
  return (
    <CardGrid>
      {articles.map((article, index) => (
        <ArticleCard
          key={article.articleId}
          to={articlePath(article)}
          title={article.title}
          summary={article.summary}
          illustration={article.illustration}
          label={labelOf(article, label)}
          facts={[<ArticleDay key="day" date={article.publishedAt} />]}
          aside={<FavouriteHeart item={{ type: 'article', id: article.articleId }} title={article.title} />}
          loading={index < FIRST_ROW ? 'eager' : 'lazy'}
          level={level}
        />
      ))}
    </CardGrid>
  )
}

function labelOf(article: ArticleSummary, label: Props['label']): string | undefined {
  if (label === 'catalog') return article.catalog.title
  return label === 'category' ? article.category?.title : undefined
}
