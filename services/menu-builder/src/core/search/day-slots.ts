import type { BuilderSettings, SlotRule } from 'content/nutrition'
import type { Pool, PoolDish } from '../pool'

/** A place in a day's meal: what may stand there and in which portions. */
export interface DaySlot {
  readonly mealCode: number
  readonly candidates: readonly PoolDish[]
  readonly portions: readonly number[]
  /** The one candidate is asked for (or given, as breast milk): only its portion may change. */
  readonly locked: boolean
}

/** What a caller asks for beside the object type. */
export interface Wishes {
  readonly excludedDishIds: ReadonlySet<number>
  readonly excludedMaterialIds: ReadonlySet<number>
}

const LOCKED_PORTIONS = [1]

export function isWished(entry: PoolDish, { excludedDishIds, excludedMaterialIds }: Wishes): boolean {
  if (excludedDishIds.has(entry.dish.dishId)) return false
  for (const materialId of entry.materialIds) if (excludedMaterialIds.has(materialId)) return false
  return true
}

function fits(entry: PoolDish, { mealCode, roles, families }: SlotRule): boolean {
  const { dish } = entry
  return (
    dish.mealCodes.includes(mealCode) &&
    roles.includes(dish.role) &&
    (families === undefined || families.includes(dish.family))
  )
}

export function slotRulesOf(objectTypeId: number, { slots }: BuilderSettings): readonly SlotRule[] {
  return slots.find(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))?.slots ?? []
}

/** The first of the breast-milk dishes that isn't excluded, in the amount of the object type; null when none is due. */
export function breastMilkSlot(
  pool: Pool,
  breastMilkMl: number,
  wishes: Wishes,
  settings: BuilderSettings,
): DaySlot | null {
  if (breastMilkMl === 0) return null
  const { dishIds, mealCode } = settings.breastMilk
  const milk = dishIds.map((dishId) => pool.byDishId.get(dishId)).find((entry) => entry && isWished(entry, wishes))
  return milk ? { mealCode, candidates: [milk], portions: [breastMilkMl / 100], locked: true } : null
}

type OpenSlot = DaySlot & { readonly rule: SlotRule }

/** Slots of a pool without wishes, found once: the pool and the settings never change. */
const slotsOfPool = new WeakMap<Pool, readonly OpenSlot[]>()

/** Candidates of each slot of a normal day; only dishes whose enforced nutrients are all known. */
export function openSlots(pool: Pool, wishes: Wishes, settings: BuilderSettings): readonly OpenSlot[] {
  const all =
    slotsOfPool.get(pool) ??
    slotRulesOf(pool.objectTypeId, settings).map((rule) => ({
      rule,
      mealCode: rule.mealCode,
      portions: rule.portions,
      candidates: pool.dishes.filter((entry) => entry.unknown.length === 0 && fits(entry, rule)),
      locked: false,
    }))
  slotsOfPool.set(pool, all)
  if (wishes.excludedDishIds.size + wishes.excludedMaterialIds.size === 0) return all
  return all.map((slot) => ({ ...slot, candidates: slot.candidates.filter((entry) => isWished(entry, wishes)) }))
}

/**
 * Puts asked-for dishes into slots: each takes the first free slot it fits, or else a place of its own in its first meal,
 * so that a chosen dish is always part of the day.
 */
export function lockDishes(slots: readonly OpenSlot[], dishes: readonly PoolDish[]): readonly DaySlot[] {
  const filled: OpenSlot[] = [...slots]
  const extra: DaySlot[] = []
  for (const entry of dishes) {
    const index = filled.findIndex((slot) => !slot.locked && fits(entry, slot.rule))
    const slot = filled[index]
    if (slot) filled[index] = { ...slot, candidates: [entry], locked: true }
    else
      extra.push({
        mealCode: entry.dish.mealCodes[0] ?? 2,
        candidates: [entry],
        portions: LOCKED_PORTIONS,
        locked: true,
      })
  }
  return [...filled, ...extra]
}

/** Leaves out dishes of the week so far, except where too few others are left. */
export function withoutUsed(
  slots: readonly DaySlot[],
  usedDishIds: ReadonlySet<number>,
  repeatOnlyBelow: number,
): readonly DaySlot[] {
  if (usedDishIds.size === 0) return slots
  return slots.map((slot) => {
    if (slot.locked) return slot
    const fresh = slot.candidates.filter(({ dish }) => !usedDishIds.has(dish.dishId))
    return fresh.length >= repeatOnlyBelow ? { ...slot, candidates: fresh } : slot
  })
}

/** Leaves out dishes of weekly limits that are used up. */
export function withoutLimits(slots: readonly DaySlot[], full: ReadonlySet<number>): readonly DaySlot[] {
  if (full.size === 0) return slots
  return slots.map((slot) =>
    slot.locked
      ? slot
      : { ...slot, candidates: slot.candidates.filter(({ limits }) => !limits.some((limit) => full.has(limit))) },
  )
}
