import { useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import type { ChosenDish } from '../rules/draft'
import { dayForCall } from '../rules/judge-draft'
import { ALSO_OFFLINE } from './also-offline'

/** Dishes that may stand in a dish's place, the best for the day first. */
export function useReplacements(
  objectTypeId: number,
  day: readonly ChosenDish[],
  { mealCode, dishId }: ChosenDish,
  excludeMaterialIds: readonly number[],
  otherDays: readonly (readonly ChosenDish[])[],
) {
  const { api } = useShell()
  const body = {
    day: dayForCall(day, objectTypeId),
    mealCode,
    dishId,
    excludeMaterialIds: [...excludeMaterialIds],
    otherDays: otherDays.map((other) => ({ meals: dayForCall(other, objectTypeId).meals })),
  }
  return useQuery({
    queryKey: ['replacements', body],
    queryFn: ({ signal }) => api.call('Menu/ChangeDish', { body, signal }),
    ...ALSO_OFFLINE,
  })
}
