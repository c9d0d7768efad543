import { meals } from '../menus/meals'

/** Fewer meals than these aren't a day yet. */
const LEAST_MEALS_OF_DAY = 3
/** Share of the recommended energy below which a day isn't all written down, or far too little was eaten. */
const LEAST_ENERGY_OF_DAY = 0.7

/**
 * How far a day that somebody wrote down can be judged. `whole`: as a day. `partial`: meals are still to come. `low`: there are meals enough but far too
 * little energy, so that she is asked whether that was all. Of the last two nothing is said by shares, and no verdict is given.
 */
export type DayState = 'whole' | 'partial' | 'low'

export interface WrittenDay {
  /** Codes of the meals in which something was eaten, snacks too; in any order. */
  readonly mealCodes: readonly number[]
  /** kcal as far as they are known, and how many foods have no figure. */
  readonly energy: { readonly value: number | null; readonly missingCount: number }
  /** The least that is recommended, kcal; null: nobody recommends an amount. */
  readonly recommended: number | null
}

export interface JudgedDayState {
  readonly state: DayState
  /** How many meals were written down. */
  readonly meals: number
  /** Known part of the recommended energy, whole percent, never rounded up; null: nothing is known of one of them. */
  readonly energyPercent: number | null
  /** Codes of the main meals that aren't there, in the order of the day. */
  readonly mealsToCome: readonly number[]
}

/** The one rule on when a written day is judged; the source is the programme's own, as a share of a single meal says nothing of a day. */
export function stateOfDay({ mealCodes, energy, recommended }: WrittenDay): JudgedDayState {
  const written = new Set(mealCodes)
  const share = energy.value === null || !recommended ? null : energy.value / recommended
  return {
    state: stateOf(written.size, share, energy.missingCount > 0, recommended === null),
    meals: written.size,
    energyPercent: share === null ? null : Math.floor(share * 100),
    mealsToCome: meals.filter(({ code, isSnack }) => !isSnack && !written.has(code)).map(({ code }) => code),
  }
}

const ENERGY = 1

/** A result of the self-check as far as the rule looks at it. */
export interface CheckedDay {
  /** Of each meal with something eaten; none: the result is by answers, which are about a whole day. */
  readonly energies: readonly { readonly mealCode: number }[]
  readonly standards: readonly {
    readonly standardId: number
    readonly value: number | null
    readonly missingCount: number
    readonly recommended: { readonly from: number | null } | null
    readonly min: number | null
  }[]
}

/** Of a result, new or kept; null: it isn't about meals. */
export function writtenDay({ energies, standards }: CheckedDay): JudgedDayState | null {
  return energies.length === 0
    ? null
    : stateOfDay({ mealCodes: energies.map(({ mealCode }) => mealCode), ...energyOf(standards) })
}

/** Whether answers about all meals of a day make far too little energy. */
export function isLowDay(standards: CheckedDay['standards']): boolean {
  return stateOfDay({ mealCodes: meals.map(({ code }) => code), ...energyOf(standards) }).state === 'low'
}

/** Checks kept before there were recommendations are held to the least of the range that they were compared with. */
function energyOf(standards: CheckedDay['standards']): Pick<WrittenDay, 'energy' | 'recommended'> {
  const energy = standards.find(({ standardId }) => standardId === ENERGY)
  return {
    energy: { value: energy?.value ?? null, missingCount: energy?.missingCount ?? 0 },
    recommended: energy?.recommended?.from ?? energy?.min ?? null,
  }
}

function stateOf(count: number, share: number | null, isPartlyKnown: boolean, isUnneeded: boolean): DayState {
  if (count < LEAST_MEALS_OF_DAY) return 'partial'
  if (isUnneeded || (share !== null && share >= LEAST_ENERGY_OF_DAY)) return 'whole'
  // Of what has no figure the rest may come.
  return share === null || isPartlyKnown ? 'partial' : 'low'
}

/** Measures of a standard that are shares: they say nothing of a day of which much is missing. */
const SHARES = /(Percent|Share)$/

export const isShare = ({ measure }: { readonly measure: string }): boolean => SHARES.test(measure)
