import type { Generated, JSONColumnType } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'

type SavedDiet = CallAnswer<'NutritionConsulting/GetSavedAnswers'>[number]

/** Rows of migrations/0010_health.sql and 0140_nutrition_consulting.sql. */
export interface HealthTables {
  child_health_checks: {
    id: Generated<number>
    child_id: number
    check_date: string
    weight: number | null
    height: number | null
    measured_lying: boolean | null
    oedema: boolean
    head_circumference: number | null
    gestation_weeks: number | null
    gestation_day_in_week: number | null
  } & Clearable
  mother_health_checks: {
    id: Generated<number>
    user_id: number
    pregnancy_time: number
    check_date: string
    weight: number | null
    height: number | null
    weight_before_pregnancy: number | null
    pregnancy_weeks: number | null
    pregnancy_day_in_week: number | null
    weeks_after_birth: number | null
  } & Clearable
  diet_checks: {
    id: Generated<number>
    user_id: number
    saved_at: Date
    object_type_id: number
    answers: JSONColumnType<SavedDiet['answers']>
    meals: JSONColumnType<SavedDiet['meals']>
    result: JSONColumnType<CallAnswer<'NutritionConsulting/CheckAnswers'>>
  }
}

interface Clearable {
  /** `bigint` arrives as text. */
  cleared_batch: Generated<string | null>
  cleared_on: Generated<string | null>
}
