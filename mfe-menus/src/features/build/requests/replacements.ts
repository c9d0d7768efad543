import { useShell } from 'shared-ui'
import { useQuery } from 'shared-ui/remote'
import type { ChosenDish } from '../rules/draft'
import { dayForCall } from '../rules/judge-draft'

/** Dishes that may stand in a dish's place, the best for the day first. */
export function useReplacements(
  objectTypeId: number,
  day: readonly ChosenDish[],
  { mealCode, dishId }: ChosenDish,
  excludeMaterialIds: readonly number[],
) {
  const { api } = useShell()
  const body = { day: dayForCall(day, objectTypeId), mealCode, dishId, excludeMaterialIds: [...excludeMaterialIds] }
  return useQuery({
    queryKey: ['replacements', body],
    queryFn: ({ signal }) => api.call('Menu/ChangeDish', { body, signal }),
  })
}
