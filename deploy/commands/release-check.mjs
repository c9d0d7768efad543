/**
 * What is wrong with the active releases taken together. Pure.
 *
 * @param {readonly { name: string, version: string, contracts: string, routes: readonly { id: string, pattern: string }[] }[]} active
 *   manifests of the active releases of units that are switched on
 * @param {{ contractVersion: string, fits: (version: string, range: string) => boolean }} contracts
 * @returns {readonly string[]} one sentence a problem
 */
export function problemsOfReleases(active, { contractVersion, fits }) {
  const problems = []
  const claims = new Map()
  for (const { name, version, contracts, routes } of active) {
    if (!fits(contractVersion, contracts)) {
      problems.push(`${name} ${version} needs contracts ${contracts}; this site has ${contractVersion}`)
    }
    for (const { id, pattern } of routes) {
      for (const address of addressesOf(pattern)) {
        const other = claims.get(address)
        if (other) problems.push(`${address} is claimed by ${other} and ${name} (${id})`)
        else claims.set(address, `${name} (${id})`)
      }
    }
  }
  if (!active.some(({ name }) => name === 'shell')) problems.push('no release of the shell is active')
  return problems
}

/**
 * The addresses that a pattern (shared-contracts/routes/pattern.ts) means, whatever its parameters are called. A parameter
 * limited to ids (`:#`) is more specific than a free one, so the two don't clash; an optional one means two addresses.
 */
function addressesOf(pattern) {
  const plain = pattern.replace(/:[A-Za-z]\w*/g, ':')
  if (!plain.endsWith('?')) return [plain]
  const full = plain.slice(0, -1)
  return [full.slice(0, full.lastIndexOf('/')) || '/', full]
}
