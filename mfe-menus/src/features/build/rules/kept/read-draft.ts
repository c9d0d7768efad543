import { isDayCode, isMealCode } from 'shared-contracts/menus'
import { isAllergen } from 'shared-contracts/nutrition'
import { isId, isListOf, isRecord } from 'shared-frame/kept'
import { type ChosenDish, type ChosenMaterial, type Draft, MAX_PORTION, MIN_PORTION, type Unmet } from '../draft'

function isMaterial(value: unknown): value is ChosenMaterial {
  return isRecord(value) && isId(value.materialId) && typeof value.grams === 'number' && value.grams >= 0
}

function isChosen(value: unknown): value is ChosenDish {
  if (!isRecord(value)) return false
  const { mealCode, dishId, portion, locked, materials } = value
  const isMeal = typeof mealCode === 'number' && isMealCode(mealCode)
  const isPortion = typeof portion === 'number' && portion >= MIN_PORTION && portion <= MAX_PORTION
  // Breast milk is served in more "portions" than any dish.
  const isGiven = locked === false && typeof portion === 'number' && portion > 0
  const changed = materials === undefined || isListOf(materials, isMaterial)
  return isMeal && isId(dishId) && (isPortion || isGiven) && typeof locked === 'boolean' && changed
}

function isDay(value: unknown): value is readonly ChosenDish[] {
  return isListOf(value, isChosen)
}

function isUnmet(value: unknown): value is Unmet {
  if (!isRecord(value)) return false
  const { standardId, dayCode, reason } = value
  return isId(standardId) && typeof dayCode === 'string' && isDayCode(dayCode) && typeof reason === 'string'
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false
  const { objectTypeId, days, excludedMaterialIds, avoidedAllergens, wishesAreMissing, seed, unmet } = value
  return (
    isId(objectTypeId) &&
    isListOf(days, isDay) &&
    days.length >= 1 &&
    days.length <= 7 &&
    isListOf(excludedMaterialIds, isId) &&
    isListOf(avoidedAllergens, (code) => typeof code === 'string' && isAllergen(code)) &&
    typeof wishesAreMissing === 'boolean' &&
    Number.isInteger(seed) &&
    isListOf(unmet, isUnmet)
  )
}

/** A kept draft; null for anything else, older formats included. */
export function readDraft(kept: unknown): Draft | null {
  return isDraft(kept) ? kept : null
}
