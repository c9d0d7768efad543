import { type StandardResult, serveDish } from 'shared-contracts/nutrition'
import { answerDay, DAY_CODES, type DayCode, MEAL_ORDER, needsOfDay } from '../answer'
import type { PoolDish } from '../pool'
import type { Snapshot } from '../snapshot'
import type { ChosenDish } from '../week/find-menu'
import type { FilledUnit } from '../week/unit'
import type { FamilyEater } from './family-eaters'
import { type HandlingRule, handlingOf } from './handling'
import { type FamilyUnmet, unmetOf } from './judge-eater'
import type { FamilyPlan } from './lay-out-family'

export interface FamilyMeal {
  readonly dayCode: DayCode
  readonly mealCode: number
}

export interface FamilyPortion {
  readonly eater: string
  readonly portion: number
  readonly grams: number
  readonly handling: readonly string[]
}

export interface FamilyDish {
  readonly dishId: number
  readonly title: string
  readonly materials: readonly { readonly materialId: number; readonly title: string; readonly grams: number }[]
  readonly cookedAt: FamilyMeal | null
  readonly alsoFor: readonly FamilyMeal[]
  readonly portions: readonly FamilyPortion[]
}

export interface FamilyMenu {
  readonly days: readonly {
    readonly dayCode: DayCode
    readonly meals: readonly { readonly mealCode: number; readonly dishes: readonly FamilyDish[] }[]
  }[]
  readonly eaters: readonly {
    readonly key: string
    readonly objectTypeId: number
    readonly days: readonly { readonly dayCode: DayCode; readonly standards: readonly StandardResult[] }[]
    readonly unmet: readonly FamilyUnmet[]
    readonly apart: readonly { readonly role: string; readonly reason: string }[]
  }[]
  readonly handling: readonly Pick<HandlingRule, 'id' | 'action' | 'text' | 'rules'>[]
}

/** Grams are shown as whole ones; tenths keep small amounts of salt apart from none. */
const tenths = (grams: number): number => Math.round(grams * 10) / 10

/** What is cooked once for the meals of its unit; rice is cooked and fruit is cut for each meal. */
const KEPT_ROLES = ['main', 'soup']

interface Serving {
  readonly filled: FilledUnit
  readonly place: number
}

/** Raw edible grams of a material by id. */
type Grams = Map<number, { readonly title: string; grams: number }>

class FamilyAnswer {
  readonly #plan: FamilyPlan
  readonly #snapshot: Snapshot
  readonly #used = new Map<string, HandlingRule>()
  /** What each eater has on each day. */
  readonly #eaten: ChosenDish[][][]

  constructor(plan: FamilyPlan, snapshot: Snapshot) {
    this.#plan = plan
    this.#snapshot = snapshot
    this.#eaten = plan.eaters.map(() => Array.from({ length: plan.days }, () => []))
  }

  menu(filled: readonly FilledUnit[]): FamilyMenu {
    const dayCodes = DAY_CODES.slice(0, this.#plan.days)
    const days = dayCodes.map((dayCode, day) => ({
      dayCode,
      meals: MEAL_ORDER.flatMap((mealCode) => {
        const dishes = filled.flatMap((each) =>
          each.unit.places.flatMap((at, place) =>
            at.day === day && at.mealCode === mealCode ? [this.#dish({ filled: each, place })] : [],
          ),
        )
        return dishes.length > 0 ? [{ mealCode, dishes }] : []
      }),
    }))
    return {
      days,
      eaters: this.#plan.eaters.map((eater, index) => this.#judged(eater, index, dayCodes)),
      handling: [...this.#used.values()].map(({ id, action, text, rules }) => ({ id, action, text, rules })),
    }
  }

  #dish({ filled, place }: Serving): FamilyDish {
    const { unit, candidate, portions } = filled
    const dish = this.#snapshot.dishById.get(candidate.dishId)
    if (dish === undefined) throw new Error(`no dish ${candidate.dishId}`)
    const kept = KEPT_ROLES.includes(dish.role) && unit.places.length > 1
    const meals = unit.places.map(({ day, mealCode }): FamilyMeal => ({ dayCode: DAY_CODES[day] ?? 'N1', mealCode }))
    const cooked: Grams = new Map()
    unit.places.forEach((_, index) => {
      if (kept ? place === 0 : index === place) this.#cook(filled, portions[index] ?? [], cooked)
    })
    return {
      dishId: dish.dishId,
      title: dish.title,
      materials: [...cooked].map(([materialId, { title, grams }]) => ({ materialId, title, grams: tenths(grams) })),
      cookedAt: kept && place > 0 ? (meals[0] ?? null) : null,
      alsoFor: kept && place === 0 ? meals.slice(1) : [],
      portions: unit.eaters.map((_, index) => this.#portion({ filled, place }, index)),
    }
  }

  #cook({ unit, candidate }: FilledUnit, portions: readonly number[], cooked: Grams): void {
    unit.eaters.forEach((eater, index) => {
      for (const { material, grams } of this.#served(candidate.served[index], eater, portions[index] ?? 1)
        .ingredients) {
        const known = cooked.get(material.materialId) ?? { title: material.title, grams: 0 }
        known.grams += grams
        cooked.set(material.materialId, known)
      }
    })
  }

  /** As the eater gets it: without what their portion is cooked without. */
  #served(entry: PoolDish | null | undefined, eater: number, portion: number) {
    if (!entry) throw new Error(`a dish that is not for eater ${eater}`)
    return serveDish(entry.dish, this.#eater(eater).objectTypeId, portion, this.#snapshot.rules)
  }

  #portion({ filled, place }: Serving, index: number): FamilyPortion {
    const { unit, candidate, portions } = filled
    const eater = unit.eaters[index] ?? 0
    const { day = 0, mealCode = 0 } = unit.places[place] ?? {}
    const { key, objectTypeId } = this.#eater(eater)
    const portion = portions[place]?.[index] ?? 1
    const entry = candidate.served[index]
    const served = this.#served(entry, eater, portion)
    if (entry) this.#eaten[eater]?.[day]?.push({ mealCode, entry, portion })
    const dish = this.#snapshot.dishById.get(candidate.dishId)
    const isShared = unit.eaters.length > 1 || dish?.objectTypeIds.includes(objectTypeId) === false
    // Cooked beside the family's: their part is kept apart before anything is salted, though nobody else eats of the pot.
    const isOwnPot = this.#snapshot.family.ownPotObjectTypeIds.includes(objectTypeId)
    const handling = dish && (isShared || isOwnPot) ? handlingOf(dish, objectTypeId, this.#snapshot) : []
    for (const rule of handling) this.#used.set(rule.id, rule)
    const grams = served.ingredients.reduce((sum, each) => sum + each.grams, 0)
    return { eater: key, portion, grams: tenths(grams), handling: handling.map(({ id }) => id) }
  }

  #judged(eater: FamilyEater, index: number, dayCodes: readonly DayCode[]): FamilyMenu['eaters'][number] {
    const enforced = new Set(
      eater.pool.needs.flatMap(({ standardId, enforce }) => (enforce === 'report' ? [] : [standardId])),
    )
    const eaten = (this.#eaten[index] ?? []).map((dishes) => ({ dishes }))
    const needs = needsOfDay(eater.pool, dayCodes.length)
    const days = dayCodes.map((dayCode, day) =>
      answerDay(dayCode, eaten[day]?.dishes ?? [], eater.pool, this.#snapshot, needs),
    )
    return {
      key: eater.key,
      objectTypeId: eater.objectTypeId,
      days: days.map(({ dayCode, standards }) => ({
        dayCode,
        standards: standards.filter(({ standardId }) => enforced.has(standardId)),
      })),
      unmet: unmetOf(days, eaten, eater, this.#snapshot),
      apart: this.#plan.apart
        .filter((each) => each.eater === index)
        .map(({ role }) => ({ role, reason: APART_REASON })),
    }
  }

  #eater(index: number): FamilyEater {
    const eater = this.#plan.eaters[index]
    if (eater === undefined) throw new Error(`no eater ${index}`)
    return eater
  }
}

const APART_REASON = 'Vì phải tránh một số thực phẩm nên còn quá ít món chung; phần này nấu riêng để cả nhà vẫn đủ món.'

/** A filled plan in the shape of the call: what is cooked, everybody's portion, what is done with it, and everybody's standards judged. */
export function answerFamily(plan: FamilyPlan, filled: readonly FilledUnit[], snapshot: Snapshot): FamilyMenu {
  return new FamilyAnswer(plan, snapshot).menu(filled)
}
