import { type ComposedDay, type ComposedDish, isDayCode } from 'shared-contracts/menus'
import { isId, isListOf, isRecord } from 'shared-frame/kept'
import type { DayItem, ListItem } from './list-item'

/** Of an object type; 0 are adults of no special kind. */
const isObjectType = (value: unknown): value is number => value === 0 || isId(value)
const isPositive = (value: unknown): value is number => typeof value === 'number' && value > 0

function isMaterial(value: unknown): value is { readonly materialId: number; readonly grams: number } {
  return isRecord(value) && isId(value.materialId) && isPositive(value.grams)
}

function isDish(value: unknown): value is ComposedDish {
  if (!isRecord(value)) return false
  const { dishId, portion, materials } = value
  return isId(dishId) && isPositive(portion) && (materials === undefined || isListOf(materials, isMaterial))
}

function isMeal(value: unknown): value is ComposedDay['meals'][number] {
  return isRecord(value) && isId(value.mealCode) && isListOf(value.dishes, isDish)
}

function isCodeOrAbsent(value: unknown): value is DayItem['dayCode'] {
  return value === undefined || (typeof value === 'string' && isDayCode(value))
}

function isDay(value: unknown): value is ComposedDay {
  return isRecord(value) && isCodeOrAbsent(value.dayCode) && isListOf(value.meals, isMeal)
}

/** An item as a device kept it; null for anything else. Whether there are such dishes and menus, the server says. */
export function readListItem(kept: unknown): ListItem | null {
  if (!isRecord(kept)) return null
  const { kind, title, objectTypeId, forWhom, plannedFor, eaters, dayCode } = kept
  if (typeof title !== 'string' || !isCodeOrAbsent(dayCode)) return null
  const named = {
    title,
    ...(typeof forWhom === 'string' && { forWhom }),
    ...((typeof plannedFor === 'string' || plannedFor === null) && { plannedFor }),
    ...(isPositive(eaters) && { eaters }),
  }
  if (kind === 'dish') {
    const isWhose = objectTypeId === null || isObjectType(objectTypeId)
    return isWhose && isDish(kept.dish) ? { kind, ...named, objectTypeId, dish: kept.dish, dayCode } : null
  }
  if (!isObjectType(objectTypeId)) return null
  if (kind === 'meal') {
    const { mealCode, dishes } = kept
    return isId(mealCode) && isListOf(dishes, isDish)
      ? { kind, ...named, objectTypeId, mealCode, dishes, dayCode }
      : null
  }
  const { menuId, meals, days } = kept
  if (menuId !== null && !isId(menuId)) return null
  if (kind === 'day' && (isListOf(meals, isMeal) || (meals === null && menuId !== null)))
    return { kind, ...named, objectTypeId, menuId, dayCode, meals }
  if (kind === 'week' && (isListOf(days, isDay) || (days === null && menuId !== null)))
    return { kind, ...named, objectTypeId, menuId, days }
  return null
}
