import { satisfies } from 'semver'
import { CONTRACT_VERSION } from 'shared-frame/registry'
import type { ReleaseManifest } from 'shared-frame/remotes'

type Fit = Pick<ReleaseManifest, 'name' | 'version' | 'contracts' | 'uses' | 'offers'>

/**
 * What does not fit between releases that are to be active together, one sentence a problem: contracts that this site or
 * its shell does not have, and exports that sections use and the shell does not offer. Pure.
 */
export function findMisfits(active: readonly Fit[], contractVersion: string = CONTRACT_VERSION): readonly string[] {
  const shell = active.find(({ name }) => name === 'shell')
  return active.flatMap((unit) => {
    const title = `${unit.name} ${unit.version}`
    const problems: string[] = []
    if (!satisfies(contractVersion, unit.contracts)) {
      problems.push(`${title} needs contracts ${unit.contracts}; this site has ${contractVersion}`)
    }
    if (!shell || unit === shell) return problems
    const offered = shell.offers['shared-contracts']?.version
    if (offered !== undefined && !satisfies(offered, unit.contracts)) {
      problems.push(
        `${title} needs contracts ${unit.contracts}; shell ${shell.version} has ${offered}: promote a shell with them first`,
      )
    }
    for (const [part, names] of Object.entries(unit.uses)) {
      const missing = names.filter((name) => !shell.offers[part]?.names.includes(name))
      if (missing.length === 0) continue
      problems.push(
        `${title} uses ${missing.join(', ')} of ${part}, which shell ${shell.version} does not offer: promote a shell that does first`,
      )
    }
    return problems
  })
}

type Claims = Pick<ReleaseManifest, 'name' | 'routes'>

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

/**
 * The addresses that a pattern (shared-frame/routes) means, whatever its parameters are called. A parameter limited to
 * ids (`:#`) is more specific than a free one, so the two don't clash; an optional one means two addresses.
 */
function addressesOf(pattern: string): readonly string[] {
  const plain = pattern.replace(/:[A-Za-z]\w*/g, ':')
  if (!plain.endsWith('?')) return [plain]
  const full = plain.slice(0, -1)
  return [full.slice(0, full.lastIndexOf('/')) || '/', full]
}
