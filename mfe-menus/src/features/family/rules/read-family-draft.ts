import { MOST_EATERS } from 'shared-contracts/menus'
import { type Allergen, isAllergen } from 'shared-contracts/nutrition'
import { isId, isListOf, isRecord } from 'shared-frame/kept'
import type { DraftEater, FamilyDraft, FamilyMenu } from './family-draft'

function isEater(value: unknown): value is DraftEater {
  if (!isRecord(value)) return false
  const { key, title, objectTypeId, avoidedAllergens, excludedMaterialIds } = value
  return (
    typeof key === 'string' &&
    /^e\d+$/.test(key) &&
    typeof title === 'string' &&
    isId(objectTypeId) &&
    objectTypeId <= 11 &&
    isListOf(avoidedAllergens, (code): code is Allergen => typeof code === 'string' && isAllergen(code)) &&
    isListOf(excludedMaterialIds, isId)
  )
}

/** Menus are written by this version of the page alone, which its place on the device names: their lists are all that is looked at. */
function isMenu(value: unknown): value is FamilyMenu {
  return isRecord(value) && [value.days, value.eaters, value.handling].every(Array.isArray)
}

function isMade(value: unknown): value is FamilyDraft['made'] {
  return (
    value === null || (isRecord(value) && isMenu(value.menu) && isListOf(value.eaters, isEater) && isDays(value.days))
  )
}

const isDays = (value: unknown): value is number => isId(value) && value <= 7

function isDraft(value: unknown): value is FamilyDraft {
  if (!isRecord(value)) return false
  const { eaters, days, seed, touched, wishesAreMissing, made } = value
  return (
    isListOf(eaters, isEater) &&
    eaters.length <= MOST_EATERS &&
    isDays(days) &&
    Number.isInteger(seed) &&
    typeof touched === 'boolean' &&
    typeof wishesAreMissing === 'boolean' &&
    isMade(made)
  )
}

/** A kept draft; null for anything else. */
export function readFamilyDraft(kept: unknown): FamilyDraft | null {
  return isDraft(kept) ? kept : null
}
