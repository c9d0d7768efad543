import type { ReleaseLibrary } from '../runner/releases'

type ReleaseStore = ReturnType<ReleaseLibrary['createReleaseStore']>
type ListedUnit = Awaited<ReturnType<ReleaseStore['list']>>[number]
type AddressBook = Awaited<ReturnType<ReleaseStore['addresses']>>

/**
 * A unit with its versions, one a line. Pure.
 *
 * @param all of the site: with which of them a version is tried
 */
export function describeUnit(
  { name, versions, state }: ListedUnit,
  all: readonly ListedUnit[] = [],
): readonly string[] {
  const set = state?.canary?.set
  const others = all.flatMap((other) => {
    const canary = other.state?.canary
    return set !== undefined && other.name !== name && canary?.set === set ? [`${other.name} ${canary.version}`] : []
  })
  const together = others.length === 0 ? '' : `, together with ${others.join(', ')}`
  return [
    `${name}${state?.enabled === false ? '  (off)' : ''}`,
    ...versions.map((version) => {
      if (version === state?.active) return `  ${version}  active`
      if (version === state?.canary?.version)
        return `  ${version}  ${state.canary.percent} % of the visitors${together}`
      return `  ${version}${version === state?.previous ? '  previous' : ''}`
    }),
  ]
}

/**
 * What was done to a unit, newest first, one entry a line. Pure.
 *
 * @param signerOf the team whose key signed an entry; null: none of the keys file
 */
export function describeHistory(
  { history }: ListedUnit,
  signerOf: (entry: ListedUnit['history'][number]) => string | null = () => null,
): readonly string[] {
  return history.map((entry) => {
    const { at, who, why, commit } = entry
    const sources = commit === null ? '' : `  from ${commit.slice(0, 12)}${commit.endsWith('-dirty') ? '-dirty' : ''}`
    const signed =
      entry.key === undefined
        ? ''
        : `  signed by ${signerOf(entry) ?? `a key that release-keys.json does not name (${entry.key.slice(0, 8)}…)`}`
    return `${at.slice(0, 16).replace('T', ' ')}  ${who}: ${whatWasDone(entry)}${sources}${signed}${why === '' ? '' : `  – ${why}`}`
  })
}

function whatWasDone({ action, version, before, percent, address, to, set }: ListedUnit['history'][number]): string {
  const inSet = set === undefined ? '' : ' in a set'
  const from = before === null ? '' : ` (before: ${before})`
  switch (action) {
    case 'publish':
      return `published ${version}`
    case 'promote':
      return `promoted ${version}${inSet}${from}`
    case 'rollback':
      return `rolled back to ${version}${from}`
    case 'canary':
      return `${percent === 0 ? 'no longer tried' : `tried with ${percent} %`} ${version}${inSet}`
    case 'on':
    case 'off':
      return `${action} ${version}`
    case 'own':
      return `owns ${address}`
    case 'disown':
      return `no longer owns ${address}`
    case 'yield':
      return to === undefined ? `gave up ${address}` : `yielded ${address} to ${to}`
    case 'unyield':
      return `no longer yields ${address}`
    case 'vouch':
      return `vouched for the state as it was, ${version} active`
  }
}

/** Who owns which addresses, one a line, and below it what is yielded. Pure. */
export function describeAddresses({ owners, yielded }: AddressBook): readonly string[] {
  return [
    ...Object.entries(owners).map(([prefix, unit]) => `${prefix}  ${unit}`),
    ...yielded.map(({ pattern, from, to }) =>
      to === null ? `${pattern}  given up by ${from}` : `${pattern}  yielded by ${from} to ${to}`,
    ),
  ]
}
