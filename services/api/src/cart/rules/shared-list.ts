import type { CallAnswer } from 'shared-contracts/calls'
import { cartTypes, cartTypeTitles, findMeal } from 'shared-contracts/menus'
import type { CartFacts, KeptEntry } from './cart-entries'
import { composedTitle } from './cart-item'
import type { MarketGroup } from './market-list'

type SharedList = CallAnswer<'UserCart/GetSharedList'>
type ListState = CallAnswer<'UserCart/ChangeList'>['state']

/**
 * A list as somebody without an account sees it: what is to buy, nothing of who eats it. Names of persons, object types and titles of the owner's or of stored menus,
 * which tell of a pregnancy or a child's age, are not in it; neither is what is at home.
 */
export function sharedList(
  kept: readonly KeptEntry[],
  groups: readonly MarketGroup[],
  { bought, atHome, ownLines }: Omit<ListState, 'revision'>,
  facts: CartFacts,
): Omit<SharedList, 'expiresAt'> {
  const home = new Set(atHome)
  return {
    groups: groups.flatMap(({ group, items }) => {
      const toBuy = items.flatMap(({ uses: _uses, ediblePercent: _edible, usuallyAtHome: _usually, ...item }) =>
        home.has(item.key) ? [] : [item],
      )
      return toBuy.length > 0 ? [{ group, items: toBuy }] : []
    }),
    ownLines: ownLines.filter(({ id }) => !home.has(id)),
    bought: bought.filter(({ line }) => !home.has(line)),
    titles: kept.map((entry) => titleForAll(entry, facts)),
  }
}

function titleForAll({ type, dish, days, plannedFor }: KeptEntry, { bank }: CartFacts): string {
  const known = {
    [cartTypes.dish]: dish && bank.byId.get(dish.dishId)?.card.title,
    [cartTypes.meal]: findMeal(days[0]?.meals[0]?.mealCode ?? 0)?.title,
    [cartTypes.menu]: null,
    [cartTypes.weekMenu]: null,
  }
  return composedTitle({ type, title: known[type] ?? cartTypeTitles[type] }, { forWhom: null, plannedFor })
}
