import type { Snapshot } from '../snapshot'
import type { Candidate, Plan, Unit } from '../week/unit'
import { type FamilyEater, servedTo } from './family-eaters'
import { ownUnits } from './own-units'

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

function potOf(
  unit: Unit,
  sharing: readonly number[],
  eaters: readonly FamilyEater[],
  { role, portions }: SharedRule,
  adapted: Snapshot['family']['adapted'],
): Unit {
  const levelsOf = (objectTypeId: number) =>
    adapted.find(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))?.portions[role] ?? portions
  const candidates = unit.candidates.flatMap(({ dishId, share }): Candidate[] => {
    const served = sharing.map((index) => {
      const eater = eaters[index]
      return eater === undefined ? null : servedTo(eater, dishId)
    })
    return served.every((entry) => entry !== null) ? [{ dishId, served, share }] : []
  })
  return {
    ...unit,
    candidates,
    eaters: sharing,
    portions: sharing.map((index) => levelsOf(eaters[index]?.objectTypeId ?? 0)),
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
  const alone = eaters.map((eater) => ownUnits(eater, snapshot, days, seed))
  const table = eaters.flatMap(({ ownPot }, index) => (ownPot ? [] : [index]))
  const rank = (index: number) => leadObjectTypeIds.indexOf(eaters[index]?.objectTypeId ?? 0)
  const lead = eaters[[...table].sort((a, b) => rank(a) - rank(b))[0] ?? -1]
  const units: Unit[] = []
  const apart: Apart[] = []
  alone.forEach((own, index) => {
    const left = table.length > 1 && table.includes(index) ? sharedMeals : []
    units.push(...own.units.flatMap((unit) => outside(unit, left, index)))
  })
  if (lead !== undefined && table.length > 1) {
    const pot = ownUnits({ pool: lead.pool, excludedMaterialIds: new Set() }, snapshot, days, seed)
    const sharing = new Map<string, readonly number[]>()
    for (const unit of pot.units) {
      const places = unit.places.filter(({ mealCode }) => sharedMeals.includes(mealCode))
      const rule = shared.find(({ role }) => role === roleOf(unit))
      if (places.length === 0 || rule === undefined) continue
      const dishIds = unit.candidates.map(({ dishId }) => dishId)
      const sharers = sharing.get(rule.role) ?? sharersOf(eaters, table, dishIds, rule.fewest)
      if (!sharing.has(rule.role))
        apart.push(...table.filter((index) => !sharers.includes(index)).map((eater) => ({ eater, role: rule.role })))
      sharing.set(rule.role, sharers)
      units.push(potOf({ ...unit, places }, sharers, eaters, rule, adapted))
      for (const index of table)
        if (!sharers.includes(index)) units.push(potOf({ ...unit, places }, [index], eaters, rule, adapted))
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
