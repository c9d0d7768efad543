import { ApiError } from 'shared-contracts/client'
import { isMealCode } from 'shared-contracts/menus'
import { useMutation, usePage } from 'shared-ui/remote'
import { texts } from '../../texts'
import type { ChosenDish, Draft, DraftChange } from './draft'

/** Lets the builder complete the draft around its dishes. A failure changes nothing; its `message` is for the visitor. */
export function useSuggestion(draft: Draft, dayIndex: number, change: (change: DraftChange) => void) {
  const { api } = usePage()
  const mutation = useMutation({
    mutationFn: (days: number) =>
      api.call('BuildMenu/BuildMenu', {
        body: {
          objectTypeId: draft.objectTypeId,
          days,
          includeDishIds: chosenIds(draft, days === 1 ? [dayIndex] : draft.days.map((_, index) => index)),
          excludeMaterialIds: [...draft.excludedMaterialIds],
          seed: draft.seed,
        },
      }),
    onSuccess: (built) => {
      const days = built.days.map(({ meals }) =>
        meals.flatMap(({ mealCode, dishes }): ChosenDish[] =>
          isMealCode(mealCode) ? dishes.map(({ dishId, portion }) => ({ mealCode, dishId, portion })) : [],
        ),
      )
      const [first] = days
      if (first === undefined) return
      const oneOfMany = days.length === 1 && draft.days.length > 1
      change({
        kind: 'built',
        days: oneOfMany ? draft.days.map((day, index) => (index === dayIndex ? first : day)) : days,
        unmet: built.unmet,
      })
    },
  })
  const { error } = mutation
  // A refusal (422) says which wish can't be followed; other failures get words of our own.
  const message =
    error === null ? null : error instanceof ApiError && error.status === 422 ? error.message : texts.builder.failed
  return { suggest: mutation.mutate, pending: mutation.isPending, message }
}

/** Dishes to keep, each once. Breast milk is served by the builder itself. */
function chosenIds(draft: Draft, dayIndexes: readonly number[]): number[] {
  return [...new Set(dayIndexes.flatMap((index) => draft.days[index] ?? []).map(({ dishId }) => dishId))].slice(0, 50)
}
