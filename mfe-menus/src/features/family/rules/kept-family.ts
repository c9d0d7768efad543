import { isRecord, keptPlace } from 'shared-frame/kept'
import type { DraftEater, FamilyDraft } from './family-draft'
import { readFamilyDraft } from './read-family-draft'

type Wishes = Pick<DraftEater, 'avoidedAllergens' | 'excludedMaterialIds'>
const NO_WISHES: Wishes = { avoidedAllergens: [], excludedMaterialIds: [] }

const withoutWishes = (eaters: readonly DraftEater[]) => eaters.map((eater) => ({ ...eater, ...NO_WISHES }))

/** By an eater's key. */
const wishesOf = (eaters: readonly DraftEater[]) =>
  Object.fromEntries(
    eaters.map(({ key, avoidedAllergens, excludedMaterialIds }) => [key, { avoidedAllergens, excludedMaterialIds }]),
  )

function withWishes(eaters: unknown, wishes: unknown): unknown {
  if (!Array.isArray(eaters) || !isRecord(wishes)) return eaters
  return eaters.map((eater: unknown) => {
    const own = isRecord(eater) && typeof eater.key === 'string' ? wishes[eater.key] : undefined
    return isRecord(eater) && isRecord(own) ? { ...eater, ...own } : eater
  })
}

/** Who eats and the last menu. What an eater avoids may tell of an illness: it stays in the tab. */
export const keptFamily = keptPlace<FamilyDraft>({
  name: 'family-draft',
  version: 1,
  days: 30,
  check: readFamilyDraft,
  withAddress: true,
  inTab: {
    split(draft) {
      const { eaters, made, wishesAreMissing } = draft
      const all = [...eaters, ...(made?.eaters ?? [])]
      const hasWishes = all.some((eater) => eater.avoidedAllergens.length + eater.excludedMaterialIds.length > 0)
      return {
        device: {
          ...draft,
          wishesAreMissing: hasWishes || wishesAreMissing,
          eaters: withoutWishes(eaters),
          made: made && { ...made, eaters: withoutWishes(made.eaters) },
        },
        tab: { wishesAreMissing, eaters: wishesOf(eaters), made: wishesOf(made?.eaters ?? []) },
      }
    },
    join(device, tab) {
      if (!isRecord(device) || !isRecord(tab)) return device
      const { made, eaters } = device
      return {
        ...device,
        wishesAreMissing: tab.wishesAreMissing,
        eaters: withWishes(eaters, tab.eaters),
        made: isRecord(made) ? { ...made, eaters: withWishes(made.eaters, tab.made) } : made,
      }
    },
  },
})
