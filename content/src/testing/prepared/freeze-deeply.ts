/**
 * Freezes plain objects and arrays with all that they hold, so that tests that share them can't change them for each other. What a
 * Map or a Set holds stays as it is.
 */
export function freezeDeeply<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const each of Object.values(value)) freezeDeeply(each)
  return value
}
