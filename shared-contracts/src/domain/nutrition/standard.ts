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

/** The band that an object type's day is judged by. Null: no bound. Units are the standard's. */
export interface Need {
  readonly objectTypeId: number
  readonly standardId: number
  readonly min: number | null
  readonly max: number | null
  /** The recommended point value that the menu builder aims at. */
  readonly need: number | null
  readonly enforce: 'hard' | 'soft' | 'report'
  readonly source: string
  readonly note: string
}

/** A need as it travels: without where its figures come from. */
export type NeedBand = Pick<Need, 'objectTypeId' | 'standardId' | 'min' | 'max' | 'need' | 'enforce'>

export type StandardStatus = 'met' | 'below' | 'above' | 'missing'

export interface StandardResult {
  readonly standardId: number
  readonly value: number
  readonly min: number | null
  readonly max: number | null
  readonly need: number | null
  readonly status: StandardStatus
  /** Materials of which this nutrient isn't known. */
  readonly missingCount: number
}
