import { articlePath, dishPath, paths } from 'shared-contracts/paths'
import { ArticleCard, DishCard } from 'shared-frame'
import { FavouriteHeart } from 'shared-ui/favourites'
import { AddToListIcon, type ListItem } from 'shared-ui/list-items'
import { accountTexts } from '../../../texts/account'
import { useFavouriteArticles } from '../requests/favourite-articles'
import { useFavouriteDishes } from '../requests/favourite-dishes'
import { useFavouritesPage } from '../rules/use-favourites-page'
import { FavouriteList } from './FavouriteList'

const texts = accountTexts.favourites

export function FavouriteDishes({ userId }: { userId: number }) {
  const page = useFavouritesPage('dish')
  const dishes = useFavouriteDishes(userId, page.number)
  return (
    <FavouriteList
      kind="dish"
      userId={userId}
      page={page}
      query={dishes}
      title={texts.dishes}
      empty={{ title: texts.noDishes, hint: texts.noDishesHint, to: paths.menuBank, link: texts.findDishes }}
    >
      {(dish) => (
        <DishCard
          key={dish.dishId}
          to={dishPath(dish)}
          title={dish.title}
          illustration={dish.illustration}
          energy={null}
          cookingMinutes={dish.minutes}
          aside={
            <>
              <FavouriteHeart item={{ type: 'dish', id: dish.dishId }} title={dish.title} />
              <AddToListIcon item={listItem(dish)} />
            </>
          }
        />
      )}
    </FavouriteList>
  )
}

/** Among favourites a dish is for nobody in particular. */
function listItem({ dishId, title }: { readonly dishId: number; readonly title: string }): ListItem {
  return { kind: 'dish', title, objectTypeId: null, dish: { dishId, portion: 1 } }
}

export function FavouriteArticles({ userId }: { userId: number }) {
  const page = useFavouritesPage('article')
  const articles = useFavouriteArticles(userId, page.number)
  return (
    <FavouriteList
      kind="article"
      userId={userId}
      page={page}
      query={articles}
      title={texts.articles}
      empty={{ title: texts.noArticles, hint: texts.noArticlesHint, to: paths.notebook, link: texts.findArticles }}
    >
      {(article) => (
        <ArticleCard
          key={article.articleId}
          to={articlePath(article)}
          title={article.title}
          illustration={article.illustration}
          label={article.category?.title ?? article.catalog.title}
          aside={<FavouriteHeart item={{ type: 'article', id: article.articleId }} title={article.title} />}
        />
      )}
    </FavouriteList>
  )
}
