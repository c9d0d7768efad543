import { z } from 'zod'
import { URGENCIES } from '../../domain/health-rules'
import { ACTIVITIES } from '../../domain/nutrition/activity'
import { COMPARED_WITH, STANDARD_STATUSES } from '../../domain/nutrition/standard'
import type { CallSchemas } from '../calls/call'
import type { nutritionConsultingAddresses } from '../calls/nutrition-consulting'
import { done, id, instant, objectTypeId, queryId } from './fields'
import { mealCode } from './menu'

const question = z.object({
  id,
  number: z.int(),
  content: z.string(),
  /** How to answer it; null: it speaks for itself. */
  hint: z.string().nullable(),
  type: z.enum(['Selection', 'NumberRange', 'TextField']),
  /** Selection: several options may be chosen. */
  multiple: z.boolean(),
  unit: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  options: z.array(z.object({ id, content: z.string() })),
  /** Whom it is for; empty: everyone. */
  objectTypeIds: z.array(objectTypeId),
})

const answer = z.object({
  questionId: id,
  optionIds: z.array(id).max(50).optional(),
  value: z.number().min(0).max(100_000).optional(),
  text: z.string().max(2000).optional(),
})

const eatenMeal = z.object({
  mealCode,
  /** Portions of the object type, as in menus. */
  dishes: z.array(z.object({ dishId: id, portion: z.number().positive().max(10) })).max(30),
  /** Raw edible grams. */
  foods: z.array(z.object({ materialId: id, grams: z.number().positive().max(3000) })).max(30),
})

const diet = {
  objectTypeId: objectTypeId.min(1),
  /** The energy need of adults follows it. */
  activity: z.enum(ACTIVITIES).default('light'),
  answers: z.array(answer).max(200).default([]),
  /** What was eaten in a day; where it is given, it decides the intake, and the answers give advice alone. */
  meals: z.array(eatenMeal).max(7).default([]),
}

const dietResult = z.object({
  /** How soon to act, by the most careful of what was found. */
  urgency: z.enum(URGENCIES),
  /**
   * One sentence about the whole; empty in checks kept before it was told. Of a day that `writtenDay` can't judge what is missing: then `standards` are
   * amounts that nothing is compared with, without shares, and the findings hold whatever else is eaten.
   */
  verdict: z.string(),
  /** The activity whose energy need it is compared with. */
  activity: z.enum(ACTIVITIES),
  standards: z.array(
    z.object({
      standardId: id,
      /** What is known; null when nothing is. */
      value: z.number().nullable(),
      /** What the verdict compares with. */
      against: z.enum(COMPARED_WITH),
      /** Below `min` it is told as below, above `max` as above: bounds of what it is compared with. */
      min: z.number().nullable(),
      max: z.number().nullable(),
      need: z.number().nullable(),
      /** What the sources recommend; null: they recommend no amount. */
      recommended: z.object({ from: z.number().nullable(), to: z.number().nullable() }).nullable(),
      /** What a source calls safe at most of all that is eaten. */
      upper: z.number().nullable(),
      /** Where the figures come from: a code of `needSources`. */
      source: z.string().nullable(),
      status: z.enum(STANDARD_STATUSES),
      /** Why it isn't judged: a code of `needReasons`. */
      reason: z.string().optional(),
      /** Foods or answers without a figure: missing is never zero. */
      missingCount: z.int().nonnegative(),
    }),
  ),
  /** kcal of each meal that was given. */
  energies: z.array(z.object({ mealCode, energy: z.number().nullable() })),
  /** Limits of the rule book, per meal, day or week, that what was eaten exceeds, in words. */
  limits: z.array(z.object({ ruleId: z.string(), text: z.string() })),
  /** What there is to say, by importance, without contradiction. */
  findings: z.array(
    z.object({
      /** Of content/advice/diet.json. */
      adviceId: z.string(),
      kind: z.enum(['urgent', 'limit', 'above', 'below', 'habit', 'missing']),
      text: z.string(),
      /** The standard it speaks of, where it is one. */
      standardId: id.nullable(),
      /** Rules of the rule book that it tells. */
      ruleIds: z.array(z.string()),
    }),
  ),
  /** The texts of the findings alone. */
  advice: z.array(z.string()),
  /** Foods that would close a gap, best known to the editors first; a weight is at most what suits the age. */
  suggestions: z.array(
    z.object({
      standardId: id,
      /** To be eaten in place of something else: the day has enough energy. */
      instead: z.boolean(),
      foods: z.array(
        z.object({
          materialId: id,
          title: z.string(),
          grams: z.number().positive(),
          /** "nửa quả"; null where no household unit comes near. */
          household: z.string().nullable(),
        }),
      ),
    }),
  ),
})

const savedDiet = dietResult.extend({
  id,
  savedAt: instant,
  objectTypeId,
  answers: z.array(answer),
  meals: z.array(eatenMeal),
})

export const nutritionConsultingSchemas = {
  'NutritionConsulting/GetQuestions': { summary: 'Questions of the nutrition self-check', answer: z.array(question) },
  'NutritionConsulting/GetFoods': {
    summary: 'Foods to choose from in the self-check, with their household units',
    answer: z.array(
      z.object({
        materialId: id,
        title: z.string(),
        group: z.string(),
        /** Edible grams of a unit. */
        units: z.array(z.object({ unit: z.string(), grams: z.number().positive() })),
      }),
    ),
  },
  'NutritionConsulting/CheckAnswers': {
    summary:
      'Compares the intake with what is recommended to an object type and with safe upper levels; stores nothing',
    body: z.object(diet),
    answer: dietResult,
  },
  'NutritionConsulting/SaveAnswers': {
    summary: 'Keeps answers and compares the intake like CheckAnswers',
    body: z.object(diet),
    answer: dietResult.extend({ id, savedAt: instant }),
    errors: ['consent_required'],
  },
  'NutritionConsulting/GetSavedAnswers': {
    summary: 'What the caller has kept, newest first',
    answer: z.array(savedDiet),
  },
  'NutritionConsulting/DeleteSavedAnswers': {
    summary: 'Deletes one self-check of the caller for good',
    query: z.object({ id: queryId }),
    answer: done,
    errors: ['diet_check_does_not_exist'],
  },
} as const satisfies Record<keyof typeof nutritionConsultingAddresses, CallSchemas>
