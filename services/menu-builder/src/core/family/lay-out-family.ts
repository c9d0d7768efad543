import type { Snapshot } from '../snapshot'
import type { Candidate, Plan, Unit } from '../week/unit'
import { type FamilyEater, servedTo } from './family-eaters'
import { ownPlan } from './own-plan'

/** Somebody who has a dish of their own in place of a shared one. */
export interface Apart {
  readonly eater: number
  readonly role: string
}

export interface FamilyPlan extends Plan {
  readonly eaters: readonly FamilyEater[]
  readonly apart: readonly Apart[]
}

type SharedRule = Snapshot['family']['shared'][number]

const roleOf = ({ candidates }: Unit): string => candidates[0]?.served.find((entry) => entry !== null)?.dish.role ?? ''

const dishesFor = (eaters: readonly FamilyEater[], dishIds: readonly number[]): number =>
  dishIds.filter((dishId) => eaters.every((eater) => servedTo(eater, dishId) !== null)).length

/**
 * Who shares the dishes of a role: all at the table, unless what they avoid leaves too few dishes. Then those go without whom there is most to choose
 * from for the others.
 */
export function sharersOf(
  eaters: readonly FamilyEater[],
  atTable: readonly number[],
  dishIds: readonly number[],
  fewest: number,
): readonly number[] {
  const at = (indexes: readonly number[]) => indexes.flatMap((index) => eaters[index] ?? [])
  let sharing = atTable
  while (sharing.length > 1 && dishesFor(at(sharing), dishIds) < Math.min(fewest, dishIds.length)) {
    const others = sharing.map((left) => sharing.filter((index) => index !== left))
    const counts = others.map((each) => dishesFor(at(each), dishIds))
    sharing = others[counts.indexOf(Math.max(...counts))] ?? []
  }
  return sharing
}

/** The units of an eater's own, without places at the shared meals. */
function outside(unit: Unit, sharedMeals: readonly number[], eater: number): readonly Unit[] {
  const places = unit.places.filter(({ mealCode }) => !sharedMeals.includes(mealCode))
  return places.length === 0 ? [] : [{ ...unit, places, eaters: [eater] }]
}

/** A pot for those who share it: dishes of its batch that suit all of them, or where none does, any of the role that do. */
function potOf(
  unit: Unit,
  ofRole: readonly Candidate[],
  sharing: readonly number[],
  eaters: readonly FamilyEater[],
  levels: (objectTypeId: number) => readonly number[],
): Unit {
  const table = sharing.flatMap((index) => eaters[index] ?? [])
  const suitable = (candidates: readonly Candidate[]) =>
    candidates.flatMap(({ dishId, share }): Candidate[] => {
      const served = table.map((eater) => servedTo(eater, dishId))
      return served.every((entry) => entry !== null) ? [{ dishId, served, share }] : []
    })
  const ofBatch = suitable(unit.candidates)
  return {
    ...unit,
    candidates: ofBatch.length > 0 ? ofBatch : suitable(ofRole),
    eaters: sharing,
    portions: table.map(({ objectTypeId }) => levels(objectTypeId)),
    locked: false,
  }
}

/**
 * What a family eats: at shared meals a pot for all, laid out by the habits of the first of `leadObjectTypeIds` at the table; at other meals what each
 * would eat alone. Infants have a pot of their own at every meal. Days count from 0.
 */
export function layOutFamily(
  eaters: readonly FamilyEater[],
  snapshot: Snapshot,
  days: number,
  seed: number,
): FamilyPlan {
  const { sharedMeals, shared, leadObjectTypeIds, adapted } = snapshot.family
  const alone = eaters.map((eater) => ownPlan(eater, snapshot, days, seed))
  const table = eaters.flatMap(({ ownPot }, index) => (ownPot ? [] : [index]))
  const rank = (index: number) => leadObjectTypeIds.indexOf(eaters[index]?.objectTypeId ?? 0)
  const lead = eaters[[...table].sort((a, b) => rank(a) - rank(b))[0] ?? -1]
  const levelsOf =
    ({ role, portions }: SharedRule) =>
    (objectTypeId: number) =>
      adapted.find(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))?.portions[role] ?? portions
  const units: Unit[] = []
  const apart: Apart[] = []
  alone.forEach((own, index) => {
    const left = table.length > 1 && table.includes(index) ? sharedMeals : []
    units.push(...own.units.flatMap((unit) => outside(unit, left, index)))
  })
  if (lead !== undefined && table.length > 1) {
    const { units: all } = ownPlan({ pool: lead.pool, excludedMaterialIds: new Set() }, snapshot, days, seed)
    for (const rule of shared) {
      const pots = all.flatMap((unit) => {
        const places = unit.places.filter(({ mealCode }) => sharedMeals.includes(mealCode))
        return places.length > 0 && roleOf(unit) === rule.role ? [{ ...unit, places }] : []
      })
      const ofRole = [
        ...new Map(pots.flatMap(({ candidates }) => candidates.map((each) => [each.dishId, each]))).values(),
      ]
      const dishIds = ofRole.map(({ dishId }) => dishId)
      const sharers = sharersOf(eaters, table, dishIds, rule.fewest)
      const others = table.filter((index) => !sharers.includes(index))
      apart.push(...others.map((eater) => ({ eater, role: rule.role })))
      for (const sharing of [sharers, ...others.map((index) => [index])])
        units.push(...pots.map((unit) => potOf(unit, ofRole, sharing, eaters, levelsOf(rule))))
    }
  }
  return {
    days,
    eaters,
    units,
    habits: alone.flatMap(({ habits }, eater) => habits.map((habit) => ({ ...habit, eater }))),
    apart,
  }
}
