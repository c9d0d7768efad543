import { DAYS_A_MONTH } from 'shared-contracts/growth'
import { type AssessedRow, type GrowthIndex, growthIndices } from './assess-row'
import { studentT975 } from './student-t'

/** As WHO's survey analyser forms them, from the unrounded age in months: the first month of a group counts, the last does not. */
export const ageGroups = [
  { id: '0-5', from: 0, to: 6 },
  { id: '6-11', from: 6, to: 12 },
  { id: '12-23', from: 12, to: 24 },
  { id: '24-35', from: 24, to: 36 },
  { id: '36-47', from: 36, to: 48 },
  { id: '48-60', from: 48, to: 61 },
] as const
export type AgeGroupId = (typeof ageGroups)[number]['id']

export const cuts = ['below-3', 'below-2', 'above+1', 'above+2', 'above+3'] as const
export type Cut = (typeof cuts)[number]

const limits: Readonly<Record<Cut, (z: number) => boolean>> = {
  'below-3': (z) => z < -3,
  'below-2': (z) => z < -2,
  'above+1': (z) => z > 1,
  'above+2': (z) => z > 2,
  'above+3': (z) => z > 3,
}
/** What a swollen child counts as in the indices of weight, whose z-score says nothing: below −3 (WHO anthro). */
const OEDEMA_Z = -3.1

/** Percent, with the 95 % confidence interval. */
export interface Share {
  readonly percent: number
  readonly low: number
  readonly high: number
}

export interface Prevalence {
  /** Children with a z-score that is not flagged, or with oedema in the indices of weight. */
  readonly count: number
  readonly shares: Readonly<Record<Cut, Share>>
  /** Of z-scores alone, without oedema; null: none. The deviation is null below two. */
  readonly mean: number | null
  readonly deviation: number | null
  /** Left out as implausible. */
  readonly flagged: number
  readonly oedema: number
}

/** Sums of one index in one group of children; rows are added as they come, none is kept. */
class Tally {
  count = 0
  flagged = 0
  oedema = 0
  readonly below: Record<Cut, number> = { 'below-3': 0, 'below-2': 0, 'above+1': 0, 'above+2': 0, 'above+3': 0 }
  #scores = 0
  #mean = 0
  #squares = 0

  add(row: AssessedRow, index: GrowthIndex): void {
    const score = row.assessment[index]
    if (score.zScore === null) {
      if (score.reason === 'oedema') {
        this.oedema++
        this.#count(OEDEMA_Z)
      }
      return
    }
    if (score.implausible) {
      this.flagged++
      return
    }
    this.#count(score.zScore)
    // Welford's way: sums of squares of a hundred thousand children lose no digits.
    this.#scores++
    const step = score.zScore - this.#mean
    this.#mean += step / this.#scores
    this.#squares += step * (score.zScore - this.#mean)
  }

  #count(z: number): void {
    this.count++
    for (const cut of cuts) if (limits[cut](z)) this.below[cut]++
  }

  /** @param sample all children of the analysis: the design has that many less one degrees of freedom */
  result(sample: number): Prevalence {
    const share = (cut: Cut) => shareOf(this.below[cut], this.count, sample)
    return {
      count: this.count,
      flagged: this.flagged,
      oedema: this.oedema,
      shares: {
        'below-3': share('below-3'),
        'below-2': share('below-2'),
        'above+1': share('above+1'),
        'above+2': share('above+2'),
        'above+3': share('above+3'),
      },
      mean: this.#scores === 0 ? null : this.#mean,
      deviation: this.#scores < 2 ? null : Math.sqrt(this.#squares / (this.#scores - 1)),
    }
  }
}

/**
 * A share and its confidence interval on the logit scale, as WHO's anthro package computes them for a simple random sample: the variance
 * is enlarged by N/(N−1), the quantile is Student's t with N−1 degrees of freedom, N being all children of the analysis.
 */
export function shareOf(cases: number, count: number, sample: number): Share {
  if (count === 0) return { percent: 0, low: 0, high: 0 }
  const rate = cases / count
  if (rate === 0 || rate === 1 || sample < 2) return { percent: rate * 100, low: rate * 100, high: rate * 100 }
  const logit = Math.log(rate / (1 - rate))
  const reach = studentT975(sample - 1) * Math.sqrt(sample / (sample - 1) / (count * rate * (1 - rate)))
  const percentAt = (place: number) => 100 / (1 + Math.exp(-place))
  return { percent: rate * 100, low: percentAt(logit - reach), high: percentAt(logit + reach) }
}

export type SexChoice = 'all' | 'boys' | 'girls'

export interface PrevalenceLine {
  /** `all`, an age group, or a name of the group column. */
  readonly group: string
  readonly sex: SexChoice
  readonly indices: Readonly<Record<GrowthIndex, Prevalence>>
}

export interface PrevalenceTables {
  /** The whole, then each age group, for all, boys and girls. */
  readonly ages: readonly PrevalenceLine[]
  /** Children of all ages and both sexes by the group column; empty where there is none. */
  readonly groups: readonly PrevalenceLine[]
  /** Groups beyond the limit, whose children are counted in the whole alone. */
  readonly groupsLeftOut: number
}

/** A report can't be read with more. */
const GROUPS_MAX = 300

type Tallies = Readonly<Record<GrowthIndex, Tally>>

/** Prevalences by age group, sex and group column over rows as they come. */
export function createPrevalence() {
  const byAge = new Map<string, Tallies>()
  const byGroup = new Map<string, Tallies>()
  const beyond = new Set<string>()
  let sample = 0

  function tallyOf(map: Map<string, Tallies>, key: string): Tallies {
    const known = map.get(key)
    if (known) return known
    const made = {
      weightForAge: new Tally(),
      lengthForAge: new Tally(),
      weightForLength: new Tally(),
      bmiForAge: new Tally(),
    }
    map.set(key, made)
    return made
  }

  return {
    add(row: AssessedRow): void {
      sample++
      const sex = row.child.sex === 0 ? 'boys' : 'girls'
      const age = ageGroupOf(row.child.ageInDays)
      const places = [tallyOf(byAge, keyOf('all', 'all')), tallyOf(byAge, keyOf('all', sex))]
      if (age !== null) places.push(tallyOf(byAge, keyOf(age, 'all')), tallyOf(byAge, keyOf(age, sex)))
      if (row.group !== '') {
        if (byGroup.has(row.group) || byGroup.size < GROUPS_MAX) places.push(tallyOf(byGroup, row.group))
        else beyond.add(row.group)
      }
      for (const tallies of places) for (const index of growthIndices) tallies[index].add(row, index)
    },
    result(): PrevalenceTables {
      const line = (group: string, sex: SexChoice, tallies: Tallies): PrevalenceLine => ({
        group,
        sex,
        indices: {
          weightForAge: tallies.weightForAge.result(sample),
          lengthForAge: tallies.lengthForAge.result(sample),
          weightForLength: tallies.weightForLength.result(sample),
          bmiForAge: tallies.bmiForAge.result(sample),
        },
      })
      const sexes = ['all', 'boys', 'girls'] as const
      return {
        ages: ['all', ...ageGroups.map(({ id }) => id)].flatMap((group) =>
          sexes.map((sex) => line(group, sex, tallyOf(byAge, keyOf(group, sex)))),
        ),
        groups: [...byGroup]
          .sort(([a], [b]) => a.localeCompare(b, 'vi', { numeric: true }))
          .map(([group, tallies]) => line(group, 'all', tallies)),
        groupsLeftOut: beyond.size,
      }
    },
  }
}

/** Null: the age is not known, which leaves the child in the whole. */
export function ageGroupOf(ageInDays: number | null): AgeGroupId | null {
  if (ageInDays === null) return null
  const months = ageInDays / DAYS_A_MONTH
  return ageGroups.find(({ from, to }) => months >= from && months < to)?.id ?? null
}

function keyOf(group: string, sex: SexChoice): string {
  return `${group} ${sex}`
}
