import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { cookingClassAddresses } from '../calls/cooking-class'
import { done, id, instant, queryId } from './fields'

export const cookingClassCard = z.object({
  id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  illustration: z.string(),
  startAt: instant,
  endAt: instant,
  place: z.string(),
  provinceId: id.nullable(),
  seats: z.int().positive(),
  seatsLeft: z.int().nonnegative(),
  /** Made up to show how classes work; no real class takes place. */
  demo: z.boolean(),
  /** It does not take place. */
  cancelled: z.boolean(),
})

/** Sanitised HTML. */
export const cookingClass = cookingClassCard.extend({ content: z.string() })

/** A class as an editor writes it. */
const classDraft = z.object({
  title: z.string().trim().min(1).max(200),
  summary: z.string().trim().max(600),
  illustration: z.string().max(100),
  startAt: instant,
  endAt: instant,
  place: z.string().trim().min(1).max(300),
  provinceId: id.nullable(),
  seats: z.int().min(1).max(500),
  /** Markdown. */
  content: z.string().max(20_000),
})

const registration = z.object({
  classId: id,
  status: z.enum(['registered', 'waiting', 'cancelled']),
  registeredAt: instant,
  cancellableUntil: instant,
  /** Place in the waiting list, from 1; null for who doesn't wait. */
  waitingPlace: z.int().positive().nullable(),
})

export const cookingClassSchemas = {
  'CookingClass/GetById': {
    summary: 'One class',
    query: z.object({ id: queryId }),
    answer: cookingClass,
    errors: ['class_does_not_exist'],
  },
  'CookingClass/GetByMonth': {
    summary: 'Classes that start in a month of the calendar in Viet Nam, in order of time; cancelled ones are left out',
    query: z.object({
      month: z.coerce.number<number | string>().int().min(1).max(12),
      year: z.coerce.number<number | string>().int().min(2000).max(2100),
    }),
    answer: z.array(cookingClassCard),
  },
  'CookingClass/GetMonths': {
    summary: 'Months of the calendar in Viet Nam in which classes are still to start, the next first',
    answer: z.array(z.object({ year: z.int(), month: z.int(), count: z.int().positive() })),
  },
  'CookingClass/GetRegisteredClasses': {
    summary: "The user's classes, next first",
    answer: z.array(z.object({ cookingClass: cookingClassCard, registration })),
  },
  'CookingClass/Register': {
    summary: 'Takes a seat, or a place on the waiting list when full, until that is full too',
    body: z.object({ classId: id, note: z.string().max(500).optional() }),
    answer: registration,
    errors: ['class_does_not_exist', 'class_already_registered', 'class_is_closed', 'class_is_full'],
  },
  'CookingClass/CancelRegistration': {
    summary: 'Gives a seat back, until 12 hours before the start',
    body: z.object({ classId: id }),
    answer: registration,
    errors: ['class_does_not_exist', 'class_is_closed', 'class_not_registered'],
  },
  'ClassDesk/GetAll': {
    summary: 'All classes, the latest first, with who is coming in numbers',
    answer: z.array(
      cookingClassCard.extend({
        draft: classDraft,
        registered: z.int().nonnegative(),
        waiting: z.int().nonnegative(),
        revision: z.int().positive(),
        changedAt: instant,
        /** Null: no editor, or one whose account is gone. */
        changedBy: z.string().nullable(),
      }),
    ),
  },
  'ClassDesk/Save': {
    summary: 'Makes a class (no id) or changes it; who is registered is told by mail when time or place change',
    body: z.object({ id: id.nullable(), revision: z.int().positive().nullable(), draft: classDraft }),
    answer: z.object({ id, revision: z.int().positive() }),
    errors: ['class_does_not_exist', 'changed_elsewhere', 'class_is_closed', 'too_few_seats'],
  },
  'ClassDesk/Preview': {
    summary: 'The content of a class as its page will show it, and what its Markdown must not hold',
    body: z.object({ content: z.string().max(20_000) }),
    answer: z.object({ html: z.string(), problems: z.array(z.string()) }),
  },
  'ClassDesk/Cancel': {
    summary: 'Cancels a class; who is registered or waiting is told by mail',
    body: z.object({ id, revision: z.int().positive() }),
    answer: done,
    errors: ['class_does_not_exist', 'changed_elsewhere', 'class_is_closed'],
  },
  'ClassDesk/GetRegistrations': {
    summary: 'Who is coming and who waits, in order',
    query: z.object({ id: queryId }),
    answer: z.array(
      z.object({
        fullName: z.string(),
        status: z.enum(['registered', 'waiting']),
        note: z.string().nullable(),
        registeredAt: instant,
      }),
    ),
    errors: ['class_does_not_exist'],
  },
} as const satisfies Record<keyof typeof cookingClassAddresses, CallSchemas>
