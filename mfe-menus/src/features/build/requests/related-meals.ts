import type { CallAnswer } from 'shared-contracts/calls'
import { useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import type { ChosenDish } from '../rules/draft'
import { dayForCall } from '../rules/judge-draft'
import { ALSO_OFFLINE } from './also-offline'

export type RelatedMeal = CallAnswer<'Menu/BuildRelatedMealMenu'>[number]

/** Other meals like one of the day. */
export function useRelatedMeals(
  objectTypeId: number,
  day: readonly ChosenDish[],
  mealCode: number,
  excludeMaterialIds: readonly number[],
) {
  const { api } = useShell()
  const body = { day: dayForCall(day, objectTypeId), mealCode, excludeMaterialIds: [...excludeMaterialIds] }
  return useQuery({
    queryKey: ['related-meals', body],
    queryFn: ({ signal }) => api.call('Menu/BuildRelatedMealMenu', { body, signal }),
    ...ALSO_OFFLINE,
  })
}
