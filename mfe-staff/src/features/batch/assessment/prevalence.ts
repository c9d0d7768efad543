import { DAYS_A_MONTH } from 'shared-contracts/growth'
import { type AssessedRow, type GrowthIndex, growthIndices, isSixtyMonths } from './assess-row'
import { type Draw, type Interval, meanInterval, type SurveyDesign, SurveySums, shareInterval } from './survey-estimate'

/** As WHO's survey analyser forms them, from the unrounded age in months: the first month of a group counts, the last does not. Nobody of 60 is in one. */
export const ageGroups = [
  { id: '0-5', from: 0, to: 6 },
  { id: '6-11', from: 6, to: 12 },
  { id: '12-23', from: 12, to: 24 },
  { id: '24-35', from: 24, to: 36 },
  { id: '36-47', from: 36, to: 48 },
  { id: '48-59', from: 48, to: 60 },
] as const
export type AgeGroupId = (typeof ageGroups)[number]['id']

export const cuts = ['below-3', 'below-2', 'below-1', 'above+1', 'above+2', 'above+3'] as const
export type Cut = (typeof cuts)[number]

const limits: Readonly<Record<Cut, (z: number) => boolean>> = {
  'below-3': (z) => z < -3,
  'below-2': (z) => z < -2,
  'below-1': (z) => z < -1,
  'above+1': (z) => z > 1,
  'above+2': (z) => z > 2,
  'above+3': (z) => z > 3,
}
/** What a swollen child counts as in the indices of weight, whose z-score says nothing: below −3 (WHO anthro). */
const OEDEMA_Z = -3.1

/** Percent, with the 95 % confidence interval. */
export type Share = Interval

export interface Prevalence {
  /** Children with a z-score that is not flagged, or with oedema in the indices of weight. */
  readonly count: number
  readonly shares: Readonly<Record<Cut, Share>>
  /** Of z-scores alone, without oedema; null: none. The deviation is null below two. */
  readonly mean: Interval | null
  readonly deviation: number | null
  /** Left out as implausible. */
  readonly flagged: number
  readonly oedema: number
}

export const coexistences = ['stunted-wasted', 'stunted-overweight'] as const
export type Coexistence = (typeof coexistences)[number]

/** Two faults of one child's growth together. */
export interface Together {
  /** Children with both lengths for age and weight for length, not flagged. */
  readonly count: number
  readonly shares: Readonly<Record<Coexistence, Share>>
}

/** What a child counts as in an index; null: not counted. */
function countedZ({ assessment, child }: AssessedRow, index: GrowthIndex): number | null {
  // Also of unknown age: oedema is severe whatever the age.
  if (child.oedema && index !== 'lengthForAge') return OEDEMA_Z
  const { zScore, implausible } = assessment[index]
  return implausible ? null : zScore
}

/** Sums of one index in one group of children; rows are added as they come, none is kept. */
class Tally {
  #count = 0
  #flagged = 0
  #oedema = 0
  readonly #cuts = new SurveySums(cuts.length)
  readonly #scores = new SurveySums(1)
  #scored = 0
  #weight = 0
  #mean = 0
  #squares = 0

  add(row: AssessedRow, index: GrowthIndex, draw: Draw): void {
    const counted = countedZ(row, index)
    const { zScore, implausible } = row.assessment[index]
    if (implausible) this.#flagged++
    if (counted === null) return
    this.#count++
    this.#cuts.add(
      draw,
      cuts.map((cut) => (limits[cut](counted) ? 1 : 0)),
    )
    if (row.child.oedema && index !== 'lengthForAge') {
      this.#oedema++
      return
    }
    if (zScore === null) return
    this.#scores.add(draw, [zScore])
    // Welford's way: sums of squares of a hundred thousand children lose no digits.
    this.#scored++
    this.#weight += draw.weight
    const step = zScore - this.#mean
    this.#mean += (draw.weight / this.#weight) * step
    this.#squares += draw.weight * step * (zScore - this.#mean)
  }

  result(design: SurveyDesign): Prevalence {
    const share = (cut: Cut) => shareOf(this.#cuts, cuts.indexOf(cut), design)
    return {
      count: this.#count,
      flagged: this.#flagged,
      oedema: this.#oedema,
      shares: {
        'below-3': share('below-3'),
        'below-2': share('below-2'),
        'below-1': share('below-1'),
        'above+1': share('above+1'),
        'above+2': share('above+2'),
        'above+3': share('above+3'),
      },
      mean: this.#scored === 0 ? null : meanInterval(this.#mean, this.#scores.variance(0, design), design),
      deviation:
        this.#scored < 2 ? null : Math.sqrt((this.#squares / this.#weight) * (this.#scored / (this.#scored - 1))),
    }
  }
}

/** Stunting with wasting or with overweight in one child (WHO and UNICEF 2019). */
class TogetherTally {
  #count = 0
  readonly #sums = new SurveySums(coexistences.length)

  add(row: AssessedRow, draw: Draw): void {
    const [length, shape] = [countedZ(row, 'lengthForAge'), countedZ(row, 'weightForLength')]
    if (length === null || shape === null) return
    this.#count++
    this.#sums.add(draw, [length < -2 && shape < -2 ? 1 : 0, length < -2 && shape > 2 ? 1 : 0])
  }

  result(design: SurveyDesign): Together {
    return {
      count: this.#count,
      shares: {
        'stunted-wasted': shareOf(this.#sums, 0, design),
        'stunted-overweight': shareOf(this.#sums, 1, design),
      },
    }
  }
}

function shareOf(sums: SurveySums, variable: number, design: SurveyDesign): Share {
  return shareInterval(sums.mean(variable) ?? 0, sums.variance(variable, design), design)
}

export type SexChoice = 'all' | 'boys' | 'girls'

export interface PrevalenceLine {
  /** `all`, an age group, or a name of the group column. */
  readonly group: string
  readonly sex: SexChoice
  readonly indices: Readonly<Record<GrowthIndex, Prevalence>>
  readonly together: Together
}

export interface PrevalenceTables {
  /** The whole, then each age group, for all, boys and girls. */
  readonly ages: readonly PrevalenceLine[]
  /** Children of all ages and both sexes by the group column; empty where there is none. */
  readonly groups: readonly PrevalenceLine[]
  /** Groups beyond the limit, whose children are counted in the whole alone. */
  readonly groupsLeftOut: number
  /** Null: no column of clusters, so that each child was drawn by itself. */
  readonly clusters: number | null
  /** Children without a weight where the file has weights: judged, but counted in no share. */
  readonly withoutWeight: number
  /** Children of 60 months, and rows that repeat a child and a day: judged, but counted in no share. */
  readonly sixtyMonths: number
  readonly repeated: number
}

/** A report can't be read with more. */
const GROUPS_MAX = 300

/** Beyond so many their sums would fill a phone: each further child is a cluster of its own. */
const CLUSTERS_MAX = 10_000

interface Tallies {
  readonly indices: Readonly<Record<GrowthIndex, Tally>>
  readonly together: TogetherTally
}

function newTallies(): Tallies {
  return {
    indices: {
      weightForAge: new Tally(),
      lengthForAge: new Tally(),
      weightForLength: new Tally(),
      bmiForAge: new Tally(),
    },
    together: new TogetherTally(),
  }
}

/** Prevalences by age group, sex and group column over rows as they come. */
export function createPrevalence() {
  const byAge = new Map<string, Tallies>()
  const byGroup = new Map<string, Tallies>()
  const beyond = new Set<string>()
  const clusters = new Map<string, number>()
  let children = 0
  let alone = 0
  let withoutWeight = 0
  let sixtyMonths = 0
  let repeated = 0

  function tallyOf(map: Map<string, Tallies>, key: string): Tallies {
    const known = map.get(key)
    if (known) return known
    const made = newTallies()
    map.set(key, made)
    return made
  }

  function drawOf({ cluster }: AssessedRow, weight: number): Draw {
    const name = cluster === '' ? null : cluster
    const known = name === null ? undefined : clusters.get(name)
    if (known !== undefined) return { weight, cluster: known }
    if (name === null || clusters.size >= CLUSTERS_MAX) {
      alone++
      return { weight, cluster: null }
    }
    clusters.set(name, clusters.size)
    return { weight, cluster: clusters.size - 1 }
  }

  return {
    add(row: AssessedRow): void {
      if (row.isRepeated) {
        repeated++
        return
      }
      if (isSixtyMonths(row)) {
        sixtyMonths++
        return
      }
      const weight = row.child.sampleWeight
      if (weight === null) {
        withoutWeight++
        return
      }
      children++
      const draw = drawOf(row, weight)
      const sex = row.child.sex === 0 ? 'boys' : 'girls'
      const age = ageGroupOf(row.child.ageInDays)
      const places = [tallyOf(byAge, keyOf('all', 'all')), tallyOf(byAge, keyOf('all', sex))]
      if (age !== null) places.push(tallyOf(byAge, keyOf(age, 'all')), tallyOf(byAge, keyOf(age, sex)))
      if (row.group !== '') {
        if (byGroup.has(row.group) || byGroup.size < GROUPS_MAX) places.push(tallyOf(byGroup, row.group))
        else beyond.add(row.group)
      }
      for (const { indices, together } of places) {
        for (const index of growthIndices) indices[index].add(row, index, draw)
        together.add(row, draw)
      }
    },
    result(): PrevalenceTables {
      const design = { units: clusters.size === 0 ? children : clusters.size + alone }
      const line = (group: string, sex: SexChoice, { indices, together }: Tallies): PrevalenceLine => ({
        group,
        sex,
        indices: {
          weightForAge: indices.weightForAge.result(design),
          lengthForAge: indices.lengthForAge.result(design),
          weightForLength: indices.weightForLength.result(design),
          bmiForAge: indices.bmiForAge.result(design),
        },
        together: together.result(design),
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
        clusters: clusters.size === 0 ? null : clusters.size,
        withoutWeight,
        sixtyMonths,
        repeated,
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
