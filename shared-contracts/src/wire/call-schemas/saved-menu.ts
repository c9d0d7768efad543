import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { savedMenuAddresses } from '../calls/saved-menu'
import { day, id, instant, objectTypeId, queryId } from './fields'
import { dayCode, mealCode, menuDayOnTable } from './menu'

const MOST_DAYS = 7
const title = z.string().trim().min(1).max(120)
/** Whom it is for, as the visitor calls them. */
const forWhom = z.string().trim().min(1).max(60)

const keptDish = z.object({
  dishId: id,
  portion: z.number().positive().max(20),
  /** As they are eaten, where the visitor changed them; raw edible grams. */
  materials: z
    .array(z.object({ materialId: id, grams: z.number().nonnegative().max(5000) }))
    .max(60)
    .optional(),
})
const keptDay = z.object({
  dayCode,
  meals: z.array(z.object({ mealCode, dishes: z.array(keptDish).min(1).max(20) })).max(7),
})

const savedMenuCard = z.object({
  id,
  title,
  objectTypeId,
  forWhom: forWhom.nullable(),
  /** The day it is cooked first; null: any. */
  startsOn: day.nullable(),
  /** The stored menu that it was made from. */
  menuId: id.nullable(),
  dayCount: z.int().min(1).max(MOST_DAYS),
  dishCount: z.int().nonnegative(),
  /** Up to four, of its first dishes. */
  illustrations: z.array(z.string()).max(4),
  savedAt: instant,
  changedAt: instant,
  /** Rises with every change; a change names the one that it was made on. */
  revision: z.int().positive(),
})

const naming = { forWhom: forWhom.nullable().optional(), startsOn: day.nullable().optional() }
const days = z.array(keptDay).min(1).max(MOST_DAYS)
const saved = z.object({ id, revision: z.int().positive() })
const unknownParts = ['dish_does_not_exist', 'material_does_not_exist', 'menu_does_not_exist']

export const savedMenuSchemas = {
  'SavedMenu/GetAll': { summary: "The user's own menus, the last changed first", answer: z.array(savedMenuCard) },
  'SavedMenu/GetById': {
    summary: 'One of the own menus: its days as they are served, and as they are kept',
    query: z.object({ id: queryId }),
    answer: savedMenuCard.extend({ days: z.array(menuDayOnTable), kept: z.array(keptDay) }),
    errors: ['menu_does_not_exist'],
  },
  'SavedMenu/Add': {
    summary: 'Saves a menu; the same `key` again answers with what it saved the first time',
    body: z.object({
      key: z.uuid(),
      title,
      objectTypeId: objectTypeId.min(1).max(11),
      menuId: id.optional(),
      ...naming,
      days,
    }),
    answer: saved,
    errors: [...unknownParts, 'too_many_saved_menus'],
  },
  'SavedMenu/Change': {
    summary: 'Names it anew, or keeps other dishes; what is left out stays',
    body: z.object({
      id,
      revision: z.int().positive(),
      title: title.optional(),
      ...naming,
      days: days.optional(),
    }),
    answer: saved,
    errors: [...unknownParts, 'changed_elsewhere'],
  },
  'SavedMenu/Delete': {
    summary: 'Takes it away; for a day it can be restored. Again changes nothing',
    query: z.object({ id: queryId }),
    answer: z.object({}),
  },
  'SavedMenu/Restore': {
    summary: 'Brings back what was deleted less than a day ago',
    body: z.object({ id }),
    answer: saved,
    errors: ['menu_does_not_exist', 'too_many_saved_menus'],
  },
} as const satisfies Record<keyof typeof savedMenuAddresses, CallSchemas>
