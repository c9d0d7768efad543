import type { ReleaseLibrary } from '../runner/releases'

type ListedUnit = Awaited<ReturnType<ReturnType<ReleaseLibrary['createReleaseStore']>['list']>>[number]

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

/** What was done to a unit, newest first, one entry a line. Pure. */
export function describeHistory({ history }: ListedUnit): readonly string[] {
  return history.map(({ at, who, why, action, version, before, percent, commit, set }) => {
    const what = {
      publish: 'published',
      promote: 'promoted',
      rollback: 'rolled back to',
      on: 'on',
      off: 'off',
    } as const
    const words = action === 'canary' ? (percent === 0 ? 'no longer tried' : `tried with ${percent} %`) : what[action]
    const inSet = set === undefined ? '' : ' in a set'
    const from = (action === 'promote' || action === 'rollback') && before !== null ? ` (before: ${before})` : ''
    const sources = commit === null ? '' : `  from ${commit.slice(0, 12)}${commit.endsWith('-dirty') ? '-dirty' : ''}`
    return `${at.slice(0, 16).replace('T', ' ')}  ${who}: ${words} ${version}${inSet}${from}${sources}${why === '' ? '' : `  – ${why}`}`
  })
}
