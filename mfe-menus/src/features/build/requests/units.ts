import type { ApiClient } from 'shared-contracts/client'
import { type HouseholdUnit, householdMeasure, kitchenUnits } from 'shared-contracts/nutrition'
import { useShell } from 'shared-frame'
import { queryOptions, useQuery } from 'shared-frame/remote'

/** Household units by material, asked for once as long as the document lives; the builder is complete without them. */
function unitsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['units'],
    queryFn: async ({ signal }) => {
      const units = await api.call('UnitConverts', { signal })
      const byMaterial = new Map<number, HouseholdUnit[]>()
      for (const { materialId, unit, grams } of units) {
        if (materialId === null) continue
        byMaterial.set(materialId, [...(byMaterial.get(materialId) ?? []), { unit, grams }])
      }
      return byMaterial
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** Tells edible grams of a material as a cook measures them: "1½ thìa canh"; null where no unit comes near, or while units aren't known. */
export function useMeasureOf({
  materialId,
  ediblePercent,
}: {
  readonly materialId: number
  readonly ediblePercent: number
}): (grams: number) => string | null {
  const units = useQuery(unitsQuery(useShell().api)).data?.get(materialId)
  return (grams) =>
    units === undefined || grams <= 0 ? null : householdMeasure(grams, kitchenUnits(units, ediblePercent))
}
