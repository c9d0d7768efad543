import { mayRead } from 'shared-contracts/access'
import type { CallAnswer, ParsedQuery } from 'shared-contracts/calls'
import { type CallsOf, gated, type Handlers, publicCached } from '../../platform/calls/handler'
import { both } from '../../platform/content-revision/revisioned'
import { found } from '../../platform/http/call-failure'
import { byTitle, pageOf } from '../../platform/lists'
import { aboutCount, withHits } from '../../platform/search/hits'
import type { ApiKitchen } from '../rules/api-kitchen'
import { type DishFilter, matchesFilter } from '../rules/listed-dish'
import { servingOfDish } from '../rules/servings/dish-serving'
import type { KitchenServices } from '../services'
import { findDish, findDishTags, type StoredDish } from '../store/dish.store'

/** The dish bank: titles and pictures for everyone, details where the dish is open. */
export function dishCalls({ database, dishBank, kitchen }: KitchenServices): Handlers<CallsOf<'Dish' | 'DishTag'>> {
  const list = async (query: DishFilter & { readonly pageNumber: number; readonly pageSize: number }) => {
    const { dishes } = await dishBank.current()
    const page = pageOf(
      dishes.filter((dish) => matchesFilter(dish, query)),
      query,
    )
    return { items: page.items.map(({ card }) => card), totalCount: page.totalCount }
  }

  return {
    'Dish/GetAllDishesForBuildMenu': publicCached(({ query }) => list(query)),
    'Dish/GetAllDishes': publicCached(({ query }) => list(query)),
    'Dish/GetById': gated('recipe', async ({ query, audience }) => {
      const dish = found(await findDish(database, query.id), 'dish_does_not_exist')
      if (!mayRead(audience, dish.open ? 'free-recipe' : 'recipe')) return { ...dish, detail: null }
      return servedDish(dish, await kitchen.current(), query)
    }),
    'Dish/Search': publicCached(async ({ body }) => {
      const { dishes, index } = await dishBank.current()
      const wanted = withHits(index.find(body.keyword), dishes).filter(({ item }) => matchesFilter(item, body))
      const page = pageOf(wanted, body)
      return {
        items: page.items.map(({ item }) => item.card),
        totalCount: page.totalCount,
        aboutCount: aboutCount(wanted),
      }
    }),
    // Bare weights, without which a browser can't add up a day: building is open to everyone, and the menu builder answers
    // them as well. What login is asked for is the recipe.
    'Dish/GetForBuildMenu': publicCached(async ({ query }) => {
      const [{ byId }, { families }] = await both(dishBank, kitchen).current()
      return query.ids.flatMap((id) => {
        const dish = byId.get(id)
        if (dish === undefined) return []
        const { card, method, ingredients } = dish
        return [{ ...card, method, family: families[id] ?? '', ingredients: [...ingredients] }]
      })
    }),
    'DishTag/GetAll': publicCached(async () => byTitle(await findDishTags(database))),
  }
}

/** The dish with amounts for whoever is asked for, without that for whom it is made. */
export function servedDish(
  dish: StoredDish,
  kitchen: ApiKitchen,
  asked: Pick<ParsedQuery<'Dish/GetById'>, 'objectTypeId' | 'people' | 'portion'> = { people: 1, portion: 1 },
): CallAnswer<'Dish/GetById'> {
  return { ...dish, detail: { ...dish.detail, ...servingOfDish(dish, asked, kitchen) } }
}
