/** Freezes JSON with all that it holds, so that tests that share it can't change it for each other. */
export function freezeDeeply<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  Object.freeze(value)
  for (const each of Object.values(value)) freezeDeeply(each)
  return value
}
