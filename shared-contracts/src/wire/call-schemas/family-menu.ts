import { z } from 'zod'
import { MOST_EATERS } from '../../domain/menus/eaters/family'
import { id } from './fields'
import { dayCode, judgedStandard, mealCode } from './menu'

/** The caller's own mark of an eater: names and birthdays stay with the visitor. */
const eaterKey = z.string().regex(/^[\w-]{1,40}$/)

const eater = z.object({
  key: eaterKey,
  /** 1–10, or 11: an adult who is neither pregnant nor nursing. */
  objectTypeId: z.int().min(1).max(11),
  excludeMaterialIds: z.array(id).max(500).optional(),
})

const differentKeys = (eaters: readonly z.infer<typeof eater>[]) =>
  new Set(eaters.map(({ key }) => key)).size === eaters.length

export const familyRequest = z.object({
  eaters: z.array(eater).min(1).max(MOST_EATERS).refine(differentKeys, 'Mỗi người ăn cần một mã riêng.'),
  days: z.int().min(1).max(7),
  /** The same family and seed get the same menu. */
  seed: z.int().nonnegative().optional(),
  /** What the last answer gave to go on with; absent: a new search. */
  job: z.string().max(20_000).optional(),
})

const material = z.object({ materialId: id, title: z.string(), grams: z.number().nonnegative() })

const portion = z.object({
  eater: eaterKey,
  /** Usual portions of the eater's object type. */
  portion: z.number().positive(),
  /** Raw edible weight, g. */
  grams: z.number().nonnegative(),
  /** Ids of the menu's `handling`, in the order in which they are done. */
  handling: z.array(z.string()),
})

const atMeal = z.object({ dayCode, mealCode })

const dish = z.object({
  dishId: id,
  title: z.string(),
  /** What to cook now for all who eat it and for `alsoFor`, raw edible g; empty where it is left from `cookedAt`. */
  materials: z.array(material),
  /** The earlier meal at which this pot was cooked; null: at this one. */
  cookedAt: atMeal.nullable(),
  /** Later meals that are eaten from the same pot. */
  alsoFor: z.array(atMeal),
  /** Of several eaters: one pot. Of one: the eater's own. */
  portions: z.array(portion).min(1),
})

const day = z.object({ dayCode, meals: z.array(z.object({ mealCode, dishes: z.array(dish) })) })

/** What is done with somebody's portion: set aside before salting, mashed … */
const handling = z.object({
  id: z.string(),
  action: z.enum(['apart', 'aside', 'debone', 'mince', 'mash', 'cut', 'dilute']),
  text: z.string(),
  /** Ids of the rule book. */
  rules: z.array(z.string()),
})

const judgedEater = z.object({
  key: eaterKey,
  objectTypeId: z.int().min(1).max(11),
  /** Standards that the builder aims at. */
  days: z.array(z.object({ dayCode, standards: z.array(judgedStandard) })),
  /** Every enforced standard that isn't met, with the reason; `dayCode` null: of the mean day. */
  unmet: z.array(z.object({ standardId: id, dayCode: dayCode.nullable(), reason: z.string() })),
  /** Parts of the shared meals that this eater can't share and has a dish of their own for. */
  apart: z.array(z.object({ role: z.string(), reason: z.string() })),
})

const familyMenu = z.object({
  days: z.array(day),
  eaters: z.array(judgedEater),
  handling: z.array(handling),
})

/** The revision of the content that the search is made with. */
const revision = z.int().nonnegative()

/** A search is carried on request by request; whoever asks no more has cancelled it. */
export const familyStep = z.discriminatedUnion('state', [
  z.object({ state: z.literal('running'), progress: z.number().min(0).max(1), job: z.string(), revision }),
  z.object({ state: z.literal('done'), progress: z.literal(1), menu: familyMenu, revision }),
])
