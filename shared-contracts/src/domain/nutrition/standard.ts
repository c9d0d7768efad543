/** How a standard is computed; the column `measure` of standards.csv. */
export interface Standard {
  readonly standardId: number
  readonly key: string
  readonly title: string
  readonly unit: string
  readonly scope: 'day' | 'meal'
  readonly measure: string
  /** Meals that count, for scope `meal`; empty for the whole day. */
  readonly mealCodes: readonly number[]
  /** Its group of the nutrition table; empty for one that the table doesn't list. */
  readonly tableGroup: string
  /** Decimals shown. */
  readonly decimals: number
}

/**
 * How far a day of food can be judged by a need. `whole`: met, below or above. `part`: food gives only a part of it, or the composition table tells only a
 * part, so that a day between the minimum and the recommendation is neither met nor below. `never`: no verdict. `elsewhere`: another standard tells
 * the same.
 */
export const NEED_JUDGEMENTS = ['whole', 'part', 'never', 'elsewhere'] as const
export type NeedJudgement = (typeof NEED_JUDGEMENTS)[number]

/** The band that an object type's day is judged by, as it travels. Null: no bound. Units are the standard's. */
export interface NeedBand {
  readonly objectTypeId: number
  readonly standardId: number
  readonly min: number | null
  readonly max: number | null
  /** The recommended point value that the menu builder aims at. */
  readonly need: number | null
  readonly enforce: 'hard' | 'soft' | 'report'
  /** Where a menu is a week, its mean is judged: `max` is of the mean, `dayMax` of any one day. Left out: each day by itself. */
  readonly weekMean?: boolean
  readonly dayMax?: number
  /** Why the band isn't simply the recommendation, or can't be judged: a code of need-reasons.csv. */
  readonly reason?: string
  /** Left out: `whole`. */
  readonly judged?: NeedJudgement
}

/** A need with where its figures come from. */
export interface Need extends NeedBand {
  /** What a source calls safe at most; null: none known. */
  readonly upper: number | null
  /** `added`: of tablets and fortified food alone, not of what food has by nature. */
  readonly upperOf: 'all' | 'added'
  /** Codes of sources.csv; empty: no upper level. */
  readonly upperSource: string
  readonly source: string
  readonly note: string
}

/** The band of one day of a week's menu: what is judged as a mean may be exceeded by a day up to its own cap. */
export function needOfWeekDay<N extends Pick<NeedBand, 'max' | 'weekMean' | 'dayMax'>>(need: N): N {
  return need.weekMean ? { ...need, max: need.dayMax ?? null } : need
}

/** `notJudged`: not told as met nor as below, for the result's `reason`. */
export const STANDARD_STATUSES = ['met', 'below', 'above', 'missing', 'notJudged'] as const
export type StandardStatus = (typeof STANDARD_STATUSES)[number]

/** What each is called beside a nutrient, in menus and in the self-check alike. */
export const standardStatusWords: Readonly<Record<StandardStatus, string>> = {
  met: 'đạt',
  below: 'còn thiếu',
  above: 'vượt mức',
  missing: 'chưa đủ số liệu',
  notJudged: 'không đánh giá',
}

/**
 * What an intake is compared with. `recommendation`: what a source recommends. `upper`: what a source calls safe at most. `foodPart`: the part of a
 * recommendation that food gives, where tablets or the sun give the rest. `range`: the range of the site's menus, as no source recommends an amount.
 */
export const COMPARED_WITH = ['recommendation', 'upper', 'foodPart', 'range'] as const
export type ComparedWith = (typeof COMPARED_WITH)[number]

export interface StandardResult {
  readonly standardId: number
  readonly value: number
  readonly min: number | null
  readonly max: number | null
  readonly need: number | null
  readonly status: StandardStatus
  /** Materials of which this nutrient isn't known. */
  readonly missingCount: number
  /** Why it isn't judged: a code of need-reasons.csv. */
  readonly reason?: string
}

/** Whether a day falls short of a standard or exceeds it, or may do so for all that is known. What can't be judged is no fault of the day. */
export function isOffStandard({ status }: Pick<StandardResult, 'status'>): boolean {
  return status !== 'met' && status !== 'notJudged'
}
