import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { cookingClassAddresses } from '../calls/cooking-class'
import { id, instant, queryId } from './fields'

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
})

/** Sanitised HTML. */
export const cookingClass = cookingClassCard.extend({ content: z.string() })

const registration = z.object({
  classId: id,
  status: z.enum(['registered', 'waiting', 'cancelled']),
  registeredAt: instant,
  cancellableUntil: instant,
})

export const cookingClassSchemas = {
  'CookingClass/GetById': {
    summary: 'One class',
    query: z.object({ id: queryId }),
    answer: cookingClass,
    errors: ['class_does_not_exist'],
  },
  'CookingClass/GetByMonth': {
    summary: 'Classes that start in a month of the calendar in Viet Nam, in order of time',
    query: z.object({
      month: z.coerce.number<number | string>().int().min(1).max(12),
      year: z.coerce.number<number | string>().int().min(2000).max(2100),
    }),
    answer: z.array(cookingClassCard),
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
} as const satisfies Record<keyof typeof cookingClassAddresses, CallSchemas>
