import { findObjectType, hasMenus, isObjectTypeId } from 'shared-contracts/ages'
import { formatGrams } from 'shared-contracts/formats'
import { findMeal } from 'shared-contracts/menus'
import { dishPath, paths } from 'shared-contracts/paths'
import { AppLink, ErrorState, LoadingState, LoginRequired, Notice, Page, PageHeader, Section, Tag } from 'shared-ui'
import { FavouriteButton } from 'shared-ui/favourites'
import { definePage, type PageContext, usePage } from 'shared-ui/remote'
import { Allergens, DishNutrition, dishQuery, portionOf, recipeJsonLd, stepsOf, useDish } from '../features/dish-view'
import { PrintDishButton } from '../features/printing'
import { AddDish } from '../features/to-list'
import { texts } from '../texts'

function idIn({ params }: PageContext): number {
  return Number.parseInt(params.id ?? '', 10)
}

function DishPage() {
  const page = usePage()
  const query = useDish(idIn(page))
  if (query.isPending) return <LoadingState />
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />
  const dish = query.data
  return (
    <Page width="text">
      <PageHeader
        title={dish.title}
        eyebrow={texts.bank.title}
        intro={dish.summary}
        illustration={dish.illustration}
        actions={
          <>
            <AddDish dish={dish} />
            <FavouriteButton item={{ type: 'dish', id: dish.dishId }} />
            <PrintDishButton dish={dish} />
          </>
        }
      />
      <p>
        {texts.dish.meals}:{' '}
        {dish.mealCodes
          .map((code) => findMeal(code)?.title)
          .filter(Boolean)
          .join(', ')}
      </p>
      <p>
        {texts.dish.suits}:{' '}
        {dish.objectTypeIds
          .filter((id) => isObjectTypeId(id) && hasMenus(id))
          .map((id) => findObjectType(id)?.title)
          .filter(Boolean)
          .join(', ')}
      </p>
      <p>
        {texts.dish.method}: {dish.method}, {texts.dish.minutes(dish.minutes)}
      </p>
      <Allergens codes={dish.allergens} mayContain={dish.mayContain} />
      {dish.tags.length > 0 && (
        <p>
          {dish.tags.map((tag) => (
            <Tag key={tag.id}>{tag.title}</Tag>
          ))}
        </p>
      )}
      {dish.detail === null ? (
        <LoginRequired title={texts.dish.locked} returnTo={dishPath(dish)}>
          {texts.dish.lockedHint}
        </LoginRequired>
      ) : (
        <>
          <Section title={texts.dish.ingredients(portionOf(dish))}>
            <ul>
              {dish.detail.ingredients.map((ingredient) => (
                <li key={ingredient.materialId}>
                  {ingredient.title}: {formatGrams(ingredient.grams)}
                </li>
              ))}
            </ul>
          </Section>
          <Section title={texts.dish.steps}>
            {dish.detail.steps.length === 0 ? (
              <p>{texts.dish.noSteps}</p>
            ) : (
              <ol>
                {stepsOf(dish.detail.steps).cooking.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            )}
            {stepsOf(dish.detail.steps).advice.map((advice) => (
              <Notice key={advice} kind="info">
                {advice}
              </Notice>
            ))}
          </Section>
          <DishNutrition nutrition={dish.detail.nutrition} portion={portionOf(dish)} />
        </>
      )}
      <AppLink to={paths.menuBank}>{texts.menu.back}</AppLink>
    </Page>
  )
}

export default definePage({
  queries: (context) => [dishQuery(context.api, idIn(context))],
  head(context, read) {
    const dish = read(dishQuery(context.api, idIn(context)))
    if (!dish) return { title: texts.bank.title }
    const canonical = dishPath(dish)
    return {
      title: dish.title,
      description: dish.summary,
      canonical,
      redirect: context.path === canonical ? undefined : canonical,
      openGraphType: 'article',
      jsonLd: [recipeJsonLd(dish)],
      breadcrumb: [
        { title: texts.bank.title, path: paths.menuBank },
        { title: dish.title, path: canonical },
      ],
    }
  },
  Component: DishPage,
})
