/** What the checks of kept values are made of: a device's storage can hold anything. */

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** An id of the database: a whole number above zero. */
export const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

export const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isItem)
