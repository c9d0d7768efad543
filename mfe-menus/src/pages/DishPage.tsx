import { findObjectType, objectTypeGroups } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { formatNumber } from 'shared-contracts/formats'
import { ADULT_OBJECT_TYPE_ID } from 'shared-contracts/menus'
import { dishPath, paths } from 'shared-contracts/paths'
import {
  AppLink,
  ErrorState,
  illustrationPath,
  LoadingState,
  LoginRequired,
  Notice,
  Page,
  PageHeader,
  Section,
} from 'shared-ui'
import { FavouriteButton } from 'shared-ui/favourites'
import { definePage, type PageContext, usePage } from 'shared-ui/remote'
import {
  type AskedServing,
  DishAmounts,
  DishFacts,
  DishNutrition,
  DishPhotograph,
  DishSteps,
  dishQuery,
  recipeJsonLd,
  suitedWords,
  useDish,
} from '../features/dish-view'
import {
  choicesOf,
  type ForWhom,
  ForWhomSwitch,
  forWhomIn,
  nameOf,
  objectTypeOf,
  portionIn,
  USUAL_PORTION,
} from '../features/for-whom'
import { useFamily } from '../features/object-type'
import { PrintDishButton } from '../features/printing'
import { AddDish } from '../features/to-list'
import { texts } from '../texts'

function idIn({ params }: PageContext): number {
  return Number.parseInt(params.id ?? '', 10)
}

/** For whom the address asks; nobody: for whom the dish is made. */
function servingIn({ search }: Pick<PageContext, 'search'>): AskedServing {
  const forWhom = forWhomIn(search)
  const portion = portionIn(search)
  if (forWhom === null) return { people: 1, portion }
  return { objectTypeId: objectTypeOf(forWhom), people: forWhom.kind === 'family' ? forWhom.people : 1, portion }
}

function DishPage() {
  const page = usePage()
  const query = useDish(idIn(page), servingIn(page))
  if (query.isPending) return <LoadingState />
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />
  const dish = query.data
  const search = page.search.toString()
  return (
    <Page width="text">
      <PageHeader
        title={dish.title}
        eyebrow={texts.bank.title}
        intro={dish.summary}
        illustration={dish.photo === null ? dish.illustration : undefined}
        actions={
          <>
            <AddDish dish={dish} />
            <FavouriteButton item={{ type: 'dish', id: dish.dishId }} />
            <PrintDishButton dish={dish} />
          </>
        }
      />
      <DishPhotograph dish={dish} />
      <DishFacts dish={dish} />
      {dish.detail === null ? (
        <LoginRequired title={texts.dish.locked} returnTo={dishPath(dish) + (search === '' ? '' : `?${search}`)}>
          {texts.dish.lockedHint}
        </LoginRequired>
      ) : (
        <Recipe dish={dish} detail={dish.detail} asked={forWhomIn(page.search)} />
      )}
      <p>
        <AppLink to={paths.menuBank}>{texts.menu.back}</AppLink>
      </p>
    </Page>
  )
}

interface RecipeProps {
  readonly dish: CallAnswer<'Dish/GetById'>
  readonly detail: NonNullable<CallAnswer<'Dish/GetById'>['detail']>
  /** Null: for whom the dish is made. */
  readonly asked: ForWhom | null
}

/** What one cooks from: for whom, ingredients, steps, and what a portion gives. */
function Recipe({ dish, detail, asked }: RecipeProps) {
  const { serving } = detail
  const people = useFamily()
  const chosen = serving === null ? asked : forWhomOf(serving)
  const family = dish.objectTypeIds.includes(ADULT_OBJECT_TYPE_ID) ? { title: texts.forWhom.family, people: 1 } : null
  const choices = chosen === null ? [] : choicesOf({ suits: dish.objectTypeIds, family, people, chosen })
  return (
    <>
      <ForWhomSwitch choices={choices} chosen={chosen} path={dishPath(dish)} />
      {serving === null ? (
        asked !== null && (
          <Notice kind="warning">
            {texts.dish.notFor(
              nameOf({ objectTypeId: objectTypeOf(asked), people: 1 }),
              suitedWords(dish.objectTypeIds),
            )}
          </Notice>
        )
      ) : (
        <Section title={texts.dish.ingredients(nameOf(serving))}>
          {serving.portion !== USUAL_PORTION && <p>{texts.dish.asInMenu(formatNumber(serving.portion))}</p>}
          <DishAmounts detail={detail} serving={serving} />
        </Section>
      )}
      <DishSteps
        recipe={detail.recipe}
        forAdults={dish.objectTypeIds.includes(ADULT_OBJECT_TYPE_ID)}
        forChild={serving !== null && findObjectType(serving.objectTypeId)?.group === objectTypeGroups.child}
      />
      {serving !== null && (
        <DishNutrition
          nutrition={detail.nutrition}
          portion={nameOf({ objectTypeId: serving.objectTypeId, people: 1 })}
        />
      )}
    </>
  )
}

function forWhomOf({ objectTypeId, people }: { readonly objectTypeId: number; readonly people: number }): ForWhom {
  return objectTypeId === ADULT_OBJECT_TYPE_ID ? { kind: 'family', people } : { kind: 'one', objectTypeId }
}

export default definePage({
  queries: (context) => [dishQuery(context.api, idIn(context), servingIn(context))],
  head(context, read) {
    const dish = read(dishQuery(context.api, idIn(context), servingIn(context)))
    if (!dish) return { title: texts.bank.title }
    const canonical = dishPath(dish)
    return {
      title: dish.title,
      description: dish.summary,
      canonical,
      redirect: context.path === canonical ? undefined : canonical,
      openGraphType: 'article',
      image: illustrationPath(dish.illustration, 'page'),
      jsonLd: [recipeJsonLd(dish, nameOf)],
      breadcrumb: [
        { title: texts.bank.title, path: paths.menuBank },
        { title: dish.title, path: canonical },
      ],
    }
  },
  Component: DishPage,
})
