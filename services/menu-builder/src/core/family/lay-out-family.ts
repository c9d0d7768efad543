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

/** The part of a unit at some meals; none where it isn't eaten at any. */
function atMeals(unit: Unit, isAt: (mealCode: number) => boolean): readonly Unit[] {
  const places = unit.places.filter(({ mealCode }) => isAt(mealCode))
  return places.length === 0 ? [] : [{ ...unit, places }]
}

/** A pot for those who share it: dishes of its batch that suit all of them, or where none does, any of the role that do. */
function potOf(
  unit: Unit,
  ofRole: readonly Candidate[],
  sharing: readonly number[],
  eaters: readonly FamilyEater[],
  levels: (index: number) => readonly number[],
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
    portions: sharing.map(levels),
    locked: false,
  }
}

/** Lays out the pots of a family, rule by rule. */
class FamilyPots {
  readonly units: Unit[] = []
  readonly apart: Apart[] = []
  readonly #eaters: readonly FamilyEater[]
  readonly #snapshot: Snapshot
  readonly #alone: readonly Plan[]
  /** What a pot is laid out by: of an eater who avoids nothing. */
  readonly #planOf: (index: number) => Plan

  constructor(
    eaters: readonly FamilyEater[],
    snapshot: Snapshot,
    alone: readonly Plan[],
    planOf: (index: number) => Plan,
  ) {
    this.#eaters = eaters
    this.#snapshot = snapshot
    this.#alone = alone
    this.#planOf = planOf
  }

  /** Pots for all at the table: who can't share with the others eats the same courses of a pot of their own. */
  addTable(rule: SharedRule, table: readonly number[]): void {
    const pots = potsOf(this.#planOf(table[0] ?? 0), rule)
    const { sharers, others } = this.#divide(pots, table, rule)
    this.apart.push(...others.map((eater) => ({ eater, role: rule.courses[0] ?? '' })))
    for (const sharing of [sharers, ...others.map((index) => [index])]) this.#add(pots, sharing, rule)
  }

  /** Pots for those who have such a course at the meal: as few as what suits them allows. */
  addMeal(rule: SharedRule, table: readonly number[]): void {
    let left = table.filter((index) => isOf(rule, this.#eaters[index]) && potsOf(this.#alone[index], rule).length > 0)
    while (left.length > 0) {
      const [lead = 0] = left
      const pots = potsOf(this.#planOf(lead), rule)
      const { sharers } = this.#divide(pots, left, rule)
      const sharing = sharers.includes(lead) ? sharers : [lead]
      this.#add(pots, sharing, rule)
      left = left.filter((index) => !sharing.includes(index))
    }
  }

  #divide(pots: readonly Unit[], table: readonly number[], { fewest }: SharedRule) {
    const sharers = sharersOf(this.#eaters, table, [...new Set(dishIdsOf(pots))], fewest)
    return { sharers, others: table.filter((index) => !sharers.includes(index)) }
  }

  #add(pots: readonly Unit[], sharing: readonly number[], rule: SharedRule): void {
    const ofRule = [
      ...new Map(pots.flatMap(({ candidates }) => candidates.map((each) => [each.dishId, each]))).values(),
    ]
    for (const unit of pots)
      this.units.push(potOf(unit, ofRule, sharing, this.#eaters, (index) => this.#levels(index, unit, rule, sharing)))
  }

  /** Portion levels of an eater: of adapted dishes their own, else the rule's, else those that they have by themselves. */
  #levels(index: number, unit: Unit, rule: SharedRule, sharing: readonly number[]): readonly number[] {
    const { objectTypeId = 0 } = this.#eaters[index] ?? {}
    const adapted = this.#snapshot.family.adapted.find(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))
    const [course = ''] = rule.courses
    const [own] = potsOf(this.#alone[index], rule)
    return (
      (sharing.length > 1 || rule.portions ? adapted?.portions[course] : undefined) ??
      rule.portions ??
      own?.portions[0] ??
      unit.portions[0] ??
      []
    )
  }
}

const isOf = ({ objectTypeIds }: SharedRule, eater: FamilyEater | undefined): boolean =>
  eater !== undefined && objectTypeIds?.includes(eater.objectTypeId) !== false

const dishIdsOf = (units: readonly Unit[]): readonly number[] =>
  units.flatMap(({ candidates }) => candidates.map(({ dishId }) => dishId))

/** What of a plan a rule is about. */
function potsOf(plan: Plan | undefined, { courses, mealCodes }: SharedRule): readonly Unit[] {
  return (plan?.units ?? []).flatMap((unit) =>
    courses.includes(unit.course) ? atMeals(unit, (mealCode) => mealCodes.includes(mealCode)) : [],
  )
}

/**
 * What a family eats: at the table's meals of one pot for all, laid out by the habits of the first of `leadObjectTypeIds`; at other meals of as few
 * pots as suit them. Infants have a pot of their own at every meal. Days count from 0.
 */
export function layOutFamily(
  eaters: readonly FamilyEater[],
  snapshot: Snapshot,
  days: number,
  seed: number,
): FamilyPlan {
  const { tableMeals, shared, leadObjectTypeIds } = snapshot.family
  const alone = eaters.map((eater) => ownPlan(eater, snapshot, days, seed))
  const rank = (index: number) => leadObjectTypeIds.indexOf(eaters[index]?.objectTypeId ?? 0)
  const table = eaters.flatMap(({ ownPot }, index) => (ownPot ? [] : [index])).sort((a, b) => rank(a) - rank(b))
  const isTable = ({ mealCodes }: SharedRule) => mealCodes.every((mealCode) => tableMeals.includes(mealCode))
  const isShared = ({ course }: Unit, mealCode: number, index: number) =>
    tableMeals.includes(mealCode) ||
    shared.some(
      (rule) => rule.courses.includes(course) && rule.mealCodes.includes(mealCode) && isOf(rule, eaters[index]),
    )
  const leadPlans = new Map<number, Plan>()
  const planOf = (index: number): Plan => {
    const { pool } = eaters[index] ?? {}
    const known = leadPlans.get(index)
    if (known || !pool) return known ?? { days, eaters: [], units: [], habits: [] }
    const plan = ownPlan({ pool, excludedMaterialIds: new Set() }, snapshot, days, seed)
    leadPlans.set(index, plan)
    return plan
  }
  const pots = new FamilyPots(eaters, snapshot, alone, planOf)
  const units = alone.flatMap((own, index) =>
    own.units.flatMap((unit) =>
      atMeals(
        { ...unit, eaters: [index] },
        (mealCode) => table.length < 2 || !table.includes(index) || !isShared(unit, mealCode, index),
      ),
    ),
  )
  if (table.length > 1)
    for (const rule of shared) {
      if (isTable(rule)) pots.addTable(rule, table)
      else pots.addMeal(rule, table)
    }
  return {
    days,
    eaters,
    units: [...units, ...pots.units],
    habits: alone.flatMap(({ habits }, eater) => habits.map((habit) => ({ ...habit, eater }))),
    apart: pots.apart,
  }
}
