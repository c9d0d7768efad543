import { addressesOf, type Claims } from './addresses/claims'

/** Addresses that two releases claim which are to be active together, one sentence each. Pure. */
export function findCollisions(active: readonly Claims[]): readonly string[] {
  const problems: string[] = []
  const claims = new Map<string, string>()
  for (const { name, routes } of active) {
    for (const { id, pattern } of routes) {
      for (const address of addressesOf(pattern)) {
        const other = claims.get(address)
        if (other)
          problems.push(`${address} is claimed by ${other} and ${name} (${id}): one of them has to give it up first`)
        else claims.set(address, `${name} (${id})`)
      }
    }
  }
  return problems
}

/** `findCollisions`, and a site without a shell. Pure. */
export function findConflicts(active: readonly Claims[]): readonly string[] {
  const collisions = findCollisions(active)
  return active.some(({ name }) => name === 'shell') ? collisions : [...collisions, 'no release of the shell is active']
}
