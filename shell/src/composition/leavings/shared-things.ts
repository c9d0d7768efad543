/** What all code of the page works with; of functions and objects their methods too. */
const NAMES = 'Object Array String Function Promise Map Set JSON EventTarget Node Element history fetch'

/**
 * The properties that no section may change: owner, key, value, one after the other, in an order that stays the same while nothing is
 * changed.
 */
export function sharedThings(): readonly unknown[] {
  const found: unknown[] = []
  const take = (owner: unknown, keys?: readonly PropertyKey[]): void => {
    if (owner === null || (typeof owner !== 'object' && typeof owner !== 'function')) return
    for (const key of keys ?? Reflect.ownKeys(owner)) {
      const property = Reflect.getOwnPropertyDescriptor(owner, key)
      found.push(owner, key, property?.value ?? property?.get)
    }
  }
  const names = NAMES.split(' ')
  take(window, names)
  for (const name of names) {
    const shared: unknown = Reflect.get(window, name)
    take(shared)
    if (typeof shared === 'function') take(shared.prototype)
  }
  return found
}
