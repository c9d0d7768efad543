import { studentT975 } from './student-t'

/** How a child came into a survey. */
export interface Draw {
  /** How many children it stands for; 1 in a simple sample. */
  readonly weight: number
  /** The cluster it was drawn with, by number; null: each child was drawn by itself. */
  readonly cluster: number | null
}

/** What the whole analysis was drawn of: clusters, or children where there are none. One less are the degrees of freedom. */
export interface SurveyDesign {
  readonly units: number
}

/** An estimate with its 95 % confidence interval. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/**
 * Sums from which weighted means of some variables over a group of children are estimated, with the variance that clusters and weights leave: Taylor's
 * linearization of a ratio, as the R packages `survey` and WHO's `anthro` compute it for one stratum. Children are added as they come, none is kept; of
 * clusters their sums are.
 */
export class SurveySums {
  readonly #variables: number
  /** Of children drawn by themselves: Σw², then Σw²y and Σw²y² of each variable. */
  readonly #single: Float64Array
  /** Of each cluster: Σw, then Σwy of each variable. */
  readonly #clusters = new Map<number, Float64Array>()
  readonly #total: Float64Array

  constructor(variables: number) {
    this.#variables = variables
    this.#single = new Float64Array(1 + 2 * variables)
    this.#total = new Float64Array(1 + variables)
  }

  add({ weight, cluster }: Draw, values: readonly number[]): void {
    addTo(this.#total, weight, values)
    if (cluster !== null) {
      const sums = this.#clusters.get(cluster) ?? new Float64Array(1 + this.#variables)
      addTo(sums, weight, values)
      this.#clusters.set(cluster, sums)
      return
    }
    const square = weight * weight
    this.#single[0] = at(this.#single, 0) + square
    values.forEach((value, place) => {
      this.#single[1 + place] = at(this.#single, 1 + place) + square * value
      const second = 1 + this.#variables + place
      this.#single[second] = at(this.#single, second) + square * value * value
    })
  }

  /** The weighted mean of a variable; null without children. */
  mean(variable: number): number | null {
    const weight = at(this.#total, 0)
    return weight === 0 ? null : at(this.#total, 1 + variable) / weight
  }

  /** Of the mean of a variable; null where the design has a single unit. */
  variance(variable: number, { units }: SurveyDesign): number | null {
    const mean = this.mean(variable)
    if (mean === null || units < 2) return null
    let squares =
      at(this.#single, 1 + this.#variables + variable) -
      2 * mean * at(this.#single, 1 + variable) +
      mean * mean * at(this.#single, 0)
    for (const sums of this.#clusters.values()) squares += (at(sums, 1 + variable) - mean * at(sums, 0)) ** 2
    return (units / (units - 1)) * (Math.max(squares, 0) / at(this.#total, 0) ** 2)
  }
}

function addTo(sums: Float64Array, weight: number, values: readonly number[]): void {
  sums[0] = at(sums, 0) + weight
  values.forEach((value, place) => {
    sums[1 + place] = at(sums, 1 + place) + weight * value
  })
}

function at(sums: Float64Array, place: number): number {
  return sums[place] ?? 0
}

/** A share of 0 to 1 with its interval on the logit scale, in percent; of none, all or a single unit the interval is the share. */
export function shareInterval(rate: number, variance: number | null, { units }: SurveyDesign): Interval {
  const percent = rate * 100
  if (rate <= 0 || rate >= 1 || variance === null) return { value: percent, low: percent, high: percent }
  const logit = Math.log(rate / (1 - rate))
  const reach = (studentT975(units - 1) * Math.sqrt(variance)) / (rate * (1 - rate))
  const percentAt = (place: number) => 100 / (1 + Math.exp(-place))
  return { value: percent, low: percentAt(logit - reach), high: percentAt(logit + reach) }
}

/** A mean with its interval. */
export function meanInterval(mean: number, variance: number | null, { units }: SurveyDesign): Interval {
  const reach = variance === null ? 0 : studentT975(units - 1) * Math.sqrt(variance)
  return { value: mean, low: mean - reach, high: mean + reach }
}
