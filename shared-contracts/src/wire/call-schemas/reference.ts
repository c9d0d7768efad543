import { z } from 'zod'
import { ACTIVITIES } from '../../domain/nutrition/activity'
import { NEED_JUDGEMENTS } from '../../domain/nutrition/standard'
import type { CallSchemas } from '../calls/call'
import type { referenceAddresses } from '../calls/reference'
import { id, objectTypeId, queryBoolean, queryId, queryObjectTypeId } from './fields'

export const objectTypeRow = z.object({
  id: objectTypeId,
  /** 1 mother, 2 nursing mother, 3 child; null for everyone and for medical staff. */
  group: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
  code: z.string(),
  title: z.string(),
  shortTitle: z.string(),
})

export const standard = z.object({
  standardId: id,
  code: z.string(),
  title: z.string(),
  /** `kcal`, `g`, `mg`, `%`, `ml`, … */
  unit: z.string(),
  /** Group of the nutrition table: 1 energy split, 2 P:L:G ratio, 3 minerals; null outside the tables. */
  group: z.int().nullable(),
  /** Meals that it looks at; empty: the whole day. */
  mealCodes: z.array(z.int()),
  /** Digits shown after the decimal comma. */
  decimals: z.int().nonnegative(),
})

export const standardNeed = z.object({
  standardId: id,
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** What the menu builder aims at. */
  need: z.number().nullable(),
})

/** Left out: none, or as usual. Energy and what follows from it are those of the asked-for activity. */
const recommendedNeed = standardNeed.extend({
  /** What the sources recommend: a point or a range. Without it the range is the programme's own, for its menus. */
  recommended: z.object({ from: z.number().nullable(), to: z.number().nullable() }).optional(),
  /** What a source calls safe at most; `ofAdded`: of tablets and fortified food alone. */
  upper: z.object({ amount: z.number(), ofAdded: z.boolean(), source: z.string() }).optional(),
  /** Where the figures come from: a code of `needSources`. */
  source: z.string().optional(),
  /** Why the range isn't simply the recommendation, or isn't judged: a code of `needReasons`. */
  reason: z.string().optional(),
  judged: z.enum(NEED_JUDGEMENTS).optional(),
  /** Where a menu is a week, `max` is of its mean and `dayMax` of any one day. */
  weekMean: z.boolean().optional(),
  dayMax: z.number().optional(),
})

const standardWithNeed = standard.extend(standardNeed.shape)
const titled = z.object({ id, title: z.string() })
const ward = titled.extend({ provinceId: id, districtId: id.nullable() })

export const referenceSchemas = {
  'ObjectType/GetAll': { summary: 'Whom menus, needs, polls and popups are for', answer: z.array(objectTypeRow) },
  'Standard/GetAllStandard': { summary: 'The 57 nutrition standards', answer: z.array(standard) },
  'Standard/GetAllStandardForNutritionConsulting': {
    summary: 'The standards that the nutrition self-check compares',
    answer: z.array(standard),
  },
  'Standard/GetAllStandardForNutritionConsultingByObjectTypeId': {
    summary: 'The same with the needs of an object type',
    query: z.object({ objectTypeId: queryObjectTypeId }),
    answer: z.array(standardWithNeed),
  },
  'RecommendedDiet/GetRecommendedDietByObjectTypeId': {
    summary: 'The needs of an object type among the 57 standards, or among all that the site knows',
    query: z.object({
      objectTypeId: queryObjectTypeId,
      activity: z.enum(ACTIVITIES).default('light'),
      /** True: needs of nutrients beyond the 57 too, which `GetAllStandard` doesn't list. */
      extra: queryBoolean.default(false),
    }),
    answer: z.array(recommendedNeed),
  },
  'Area/GetAll': { summary: 'Areas of the country, by title', answer: z.array(titled) },
  'Province/GetAll': {
    summary: 'Provinces, by title',
    answer: z.array(
      titled.extend({
        areaId: id,
        /** Provinces that became a part of it, and its own earlier names. Left out: none. */
        formerTitles: z.array(z.string()).optional(),
      }),
    ),
  },
  'District/GetByProvinceId': {
    summary: 'Former districts of a province, by title',
    query: z.object({ id: queryId }),
    answer: z.array(titled.extend({ provinceId: id, legacy: z.boolean() })),
  },
  'Ward/GetByDistrictId': {
    summary: 'Wards, communes and special zones mostly within a former district, by title',
    query: z.object({ id: queryId }),
    answer: z.array(ward),
  },
  'Ward/GetByProvinceId': {
    summary: 'Wards, communes and special zones of a province, by title',
    query: z.object({ id: queryId }),
    answer: z.array(ward),
  },
  'Organization/GetAll': {
    summary: 'Organisations of medical staff',
    answer: z.array(titled.extend({ organizationTypeId: id, provinceId: id.nullable() })),
  },
  'OrganizationGroup/GetAll': { summary: 'Groups of organisation types', answer: z.array(titled) },
  'OrganizationType/GetAll': {
    summary: 'Types of organisations',
    answer: z.array(titled.extend({ organizationGroupId: id })),
  },
  'Department/GetAll': {
    summary: 'Departments: type 1 department, 2 room, 3 other department, 4 other room',
    answer: z.array(titled.extend({ type: z.int().min(1).max(4), organizationTypeId: id })),
  },
  'JobTitle/GetAll': {
    summary: 'Positions; the last is "Khác", 9999',
    answer: z.array(titled.extend({ isDirector: z.boolean() })),
  },
  'BabysitterRelationship/GetAll': { summary: 'How a carer is related to the child', answer: z.array(titled) },
  UnitConverts: {
    summary: 'Household units of ingredients in grams',
    answer: z.array(
      z.object({
        id,
        /** `g`, `thìa`, `quả`, … */
        unit: z.string(),
        /** Null: the unit of every ingredient. */
        materialId: id.nullable(),
        grams: z.number().positive(),
      }),
    ),
  },
} as const satisfies Record<keyof typeof referenceAddresses, CallSchemas>
