import { z } from 'zod'
import { pregnancyDayOptions, pregnancyWeekOptions } from '../../domain/constants/profile-options'
import {
  normaliseCode,
  normaliseEmail,
  normalisePhone,
  validatePregnancyDays,
  validatePregnancyWeeks,
  validateWeighingWeeks,
  validationMessages,
} from '../../domain/validation'
import { MAX_ID } from '../paths/id-slug'

/** A PostgreSQL integer above 0: larger numbers name nothing and must not reach a query. */
export const id = z.int().min(1).max(MAX_ID)

/** The same in an address, where everything is text. */
export const queryId = z.coerce.number<number | string>().int().min(1).max(MAX_ID)

/** Object types 0 (all) to 11 (medical staff). */
export const objectTypeId = z.int().min(0).max(11)
export const queryObjectTypeId = z.coerce.number<number | string>().int().min(0).max(11)

/** Day of the calendar in Viet Nam, `YYYY-MM-DD`. */
export const day = z.iso.date()
/** A day, or as much of it as a source tells: `YYYY-MM` or `YYYY`. */
export const dayAsKnown = z.union([day, z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/)])
/** Instant with its offset from UTC, ISO 8601. */
export const instant = z.iso.datetime({ offset: true })

export const DEFAULT_PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 50
/** Far more than any list has; keeps the offset of a page inside a PostgreSQL integer. */
const MAX_PAGE_NUMBER = 100_000

/** Paging in an address. */
export function queryPaging(defaultPageSize: number = DEFAULT_PAGE_SIZE) {
  return {
    pageNumber: z.coerce.number<number | string>().int().min(1).max(MAX_PAGE_NUMBER).default(1),
    pageSize: z.coerce.number<number | string>().int().min(1).max(MAX_PAGE_SIZE).default(defaultPageSize),
  }
}

/** Paging in a body. */
export function bodyPaging(defaultPageSize: number = DEFAULT_PAGE_SIZE) {
  return {
    pageNumber: z.int().min(1).max(MAX_PAGE_NUMBER).default(1),
    pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(defaultPageSize),
  }
}

/** One page of a list; `totalCount` counts the whole list. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), totalCount: z.int().nonnegative() })
}

/** A page of what a keyword found. */
export function foundPageOf<T extends z.ZodType>(item: T) {
  return pageOf(item).extend({
    /** The first so many of all are about the keyword, the others only mention its words. */
    aboutCount: z.int().nonnegative(),
  })
}

/** Several ids in an address: repeated (`a=1&a=2`) or with commas (`a=1,2`). */
export const queryIds = z
  .union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])
  .transform((value) =>
    (Array.isArray(value) ? value : [value])
      .flatMap((part) => String(part).split(','))
      .filter((part) => part.trim() !== '')
      .map(Number),
  )
  .pipe(z.array(id).min(1).max(50))

/** `true` or `false` in an address. */
export const queryBoolean = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1')

/** Completed weeks of a pregnancy, judged by the rule of the forms, whose message is given. */
export const pregnancyWeeks = z
  .int()
  .refine((weeks) => validatePregnancyWeeks(weeks) === null, { error: validationMessages.pregnancyWeeks })
  .meta({ minimum: pregnancyWeekOptions[0], maximum: pregnancyWeekOptions.at(-1) })
/** The same where a mother is weighed; the message says what to do past week 40. */
export const weighingWeeks = z
  .int()
  .refine((weeks) => validateWeighingWeeks(weeks) === null, {
    error: ({ input }) => validateWeighingWeeks(Number(input)) ?? validationMessages.pregnancyWeeks,
  })
  .meta({ minimum: pregnancyWeekOptions[0], maximum: pregnancyWeekOptions.at(-1) })
/** Days into the next week. */
export const pregnancyDayInWeek = z
  .int()
  .refine((days) => validatePregnancyDays(days) === null, { error: validationMessages.pregnancyDays })
  .meta({ minimum: pregnancyDayOptions[0], maximum: pregnancyDayOptions.at(-1) })

/** `Review` of shared-contracts/health-rules: whether a nutrition professional signed the present version. */
export const review = z.union([
  z.object({ state: z.literal('unsigned') }),
  z.object({ state: z.enum(['signed', 'changed']), name: z.string(), title: z.string(), date: day }),
])

/** An email or phone number as people write them, in the form in which it is stored; what is neither is refused by the call's own rules. */
export const typedEmail = z.string().overwrite(normaliseEmail).max(254)
export const typedPhone = z
  .string()
  .max(60)
  .overwrite((text) => normalisePhone(text) ?? text)

/** The six digits of a message, however they are grouped. */
export const typedCode = z.string().overwrite(normaliseCode)

/** What is typed into a search box; empty finds everything. */
export const keyword = z.string().max(200).default('')

/** One nutrient of an amount of food. */
export const nutrientAmount = z.object({
  /** Sum over the ingredients that have a figure, in the standard's unit; null when none has. */
  value: z.number().nullable(),
  /** Ingredients without a figure: missing is never zero. */
  missing: z.int().nonnegative(),
})

/** Amounts by standardId. */
export const nutrition = z.record(z.string().regex(/^\d+$/), nutrientAmount)

/** A call that only succeeds or fails. */
export const done = z.object({})
