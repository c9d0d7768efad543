import { type DayCode, dayCodes } from './menu-days'

export interface ComposedDish {
  readonly dishId: number
  readonly portion: number
  /** Raw edible grams, where they differ from the bank's. */
  readonly materials?: readonly { readonly materialId: number; readonly grams: number }[] | undefined
}

export interface ComposedDay {
  /** Absent: by its place, from Monday on. */
  readonly dayCode?: DayCode | undefined
  readonly meals: readonly { readonly mealCode: number; readonly dishes: readonly ComposedDish[] }[]
}

/** What somebody composed, a line for each dish. The order of dishes and materials makes no other content. */
export function contentLines(days: readonly ComposedDay[]): readonly string[] {
  const lines = days.flatMap(({ dayCode, meals }, index) =>
    meals.flatMap(({ mealCode, dishes }) =>
      dishes.map(({ dishId, portion, materials }) => {
        const changed = materials?.map(({ materialId, grams }) => `${materialId}:${grams}`).sort()
        const day = dayCode ?? dayCodes[index] ?? 'N1'
        return `${day} ${mealCode} ${dishId} ${portion} ${changed?.join(',') ?? 'as cooked'}`
      }),
    ),
  )
  return lines.sort()
}

/** The meal in which a dish stands that belongs to none. */
const NO_MEAL = 0

/**
 * A short name of a content, the same wherever it is calculated: by it a button finds its item on the list and sees whether
 * it was changed. Two contents share one by accident about once in 10^15.
 */
export function contentKey({
  days,
  dish,
}: {
  readonly days: readonly ComposedDay[]
  readonly dish: ComposedDish | null
}): string {
  const alone: ComposedDay[] = dish === null ? [] : [{ meals: [{ mealCode: NO_MEAL, dishes: [dish] }] }]
  return hash53([...contentLines(days), ...contentLines(alone)].join('\n')).toString(36)
}

/** cyrb53, a hash of 53 bits by bryc (public domain). It protects nothing. */
function hash53(text: string): number {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return 4294967296 * (2097151 & b) + (a >>> 0)
}
