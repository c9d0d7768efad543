import { useRef } from 'react'
import { dishPath, paths, sharePicturePath } from 'shared-contracts/paths'
import { AppLink, ErrorState, LoadingState, LoginRequired, Page, PageHeader } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { FavouriteButton } from 'shared-ui/favourites'
import { FoodWordsChoice } from 'shared-ui/food-words'
import { ReadingAids, readingText } from 'shared-ui/reading-aids'
import { DishRecipe } from '../features/dish-recipe'
import { type AskedServing, DishFacts, DishPhotograph, dishQuery, recipeJsonLd, useDish } from '../features/dish-view'
import { eaterIn, nameOf, objectTypeOf, portionIn } from '../features/for-whom'
import { PrintDishButton } from '../features/printing'
import { AddDish } from '../features/to-list'
import { bankTexts } from '../texts/bank'
import { dishTexts } from '../texts/dish'
import { menuTexts } from '../texts/menu'

function idIn({ params }: PageContext): number {
  return Number.parseInt(params.id ?? '', 10)
}

/** For whom the address asks; nobody: for whom the dish is made. */
function servingIn({ search }: Pick<PageContext, 'search'>): AskedServing {
  const forWhom = eaterIn(search)
  const portion = portionIn(search)
  if (forWhom === null) return { people: 1, portion }
  return { objectTypeId: objectTypeOf(forWhom), people: forWhom.kind === 'adults' ? forWhom.people : 1, portion }
}

function DishPage() {
  const page = usePage()
  const asked = servingIn(page)
  const query = useDish(idIn(page), asked)
  const text = useRef<HTMLDivElement>(null)
  if (query.isPending) return <LoadingState />
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />
  const dish = query.data
  const search = page.search.toString()
  return (
    <Page width="text">
      <div ref={text}>
        <PageHeader
          title={dish.title}
          eyebrow={bankTexts.title}
          intro={dish.summary}
          illustration={dish.photo === null ? dish.illustration : undefined}
          actions={
            <>
              <AddDish dish={dish} asked={asked} />
              <FavouriteButton item={{ type: 'dish', id: dish.dishId }} />
              <PrintDishButton dish={dish} />
            </>
          }
        />
        <ReadingAids key={dish.dishId} text={text} listen={dishTexts.listen} />
        <FoodWordsChoice />
        <div className={readingText}>
          <DishPhotograph dish={dish} />
          <DishFacts dish={dish} />
          {dish.detail === null ? (
            <div data-not-read>
              <LoginRequired title={dishTexts.locked} returnTo={dishPath(dish) + (search === '' ? '' : `?${search}`)}>
                {dishTexts.lockedHint}
              </LoginRequired>
            </div>
          ) : (
            <DishRecipe dish={dish} detail={dish.detail} asked={eaterIn(page.search)} />
          )}
        </div>
      </div>
      <p data-no-print>
        <AppLink to={paths.menuBank}>{menuTexts.back}</AppLink>
      </p>
    </Page>
  )
}

export default definePage({
  queries: (context) => [dishQuery(context.api, idIn(context), servingIn(context))],
  head(context, read) {
    const dish = read(dishQuery(context.api, idIn(context), servingIn(context)))
    if (!dish) return { title: bankTexts.title }
    const canonical = dishPath(dish)
    const image = sharePicturePath('dish', { ...dish, id: dish.dishId })
    return {
      title: dish.title,
      description: dish.summary,
      canonical,
      redirect: context.path === canonical ? undefined : canonical,
      openGraphType: 'article',
      image,
      jsonLd: [{ ...recipeJsonLd(dish, nameOf), image: [image], url: canonical }],
      breadcrumb: [
        { title: bankTexts.title, path: paths.menuBank },
        { title: dish.title, path: canonical },
      ],
    }
  },
  Component: DishPage,
})
