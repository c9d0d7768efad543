import { mayRead } from 'shared-contracts/access'
import { type CallsOf, gated, type Handlers, publicCached } from '../../platform/calls/handler'
import { both } from '../../platform/content-revision/revisioned'
import { found } from '../../platform/http/call-failure'
import { byTitle, pageOf } from '../../platform/lists'
import { type DishFilter, matchesFilter } from '../rules/listed-dish'
import { servingOfDish } from '../rules/servings/dish-serving'
import type { KitchenServices } from '../services'
import { findDish, findDishTags } from '../store/dish.store'

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
      const amounts = servingOfDish(dish, query, await kitchen.current())
      return { ...dish, detail: { ...dish.detail, ...amounts } }
    }),
    'Dish/Search': publicCached(async ({ body }) => {
      const { dishes, index } = await dishBank.current()
      const hits = index.find(body.keyword).flatMap((place) => dishes[place] ?? [])
      const page = pageOf(
        hits.filter((dish) => matchesFilter(dish, body)),
        body,
      )
      return { items: page.items.map(({ card }) => card), totalCount: page.totalCount }
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
