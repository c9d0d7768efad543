import type { CallAnswer } from 'shared-contracts/calls'
import { articlePath, dishPath } from 'shared-contracts/paths'
import type { ArticleSummary } from 'shared-ui/reading'
import { texts } from '../../../texts'
import { Hit } from './Hit'
import styles from './Search.module.css'

export type DishSummary = CallAnswer<'Dish/Search'>['items'][number]

export function ArticleHits({ articles, keyword }: { articles: readonly ArticleSummary[]; keyword: string }) {
  return (
    <ul className={styles.hits}>
      {articles.map((article) => (
        <Hit
          key={article.articleId}
          to={articlePath(article)}
          title={article.title}
          summary={article.summary}
          illustration={article.illustration}
          label={article.catalog.title}
          keyword={keyword}
        />
      ))}
    </ul>
  )
}

export function DishHits({ dishes, keyword }: { dishes: readonly DishSummary[]; keyword: string }) {
  return (
    <ul className={styles.hits}>
      {dishes.map((dish) => (
        <Hit
          key={dish.dishId}
          to={dishPath(dish)}
          title={dish.title}
          summary={dish.summary}
          illustration={dish.illustration}
          label={texts.search.dishes}
          keyword={keyword}
        />
      ))}
    </ul>
  )
}
