import type { ReleaseLibrary } from '../runner/releases'

type ListedUnit = Awaited<ReturnType<ReturnType<ReleaseLibrary['createReleaseStore']>['list']>>[number]

/** A unit with its versions, one a line. Pure. */
export function describeUnit({ name, versions, state }: ListedUnit): readonly string[] {
  return [
    `${name}${state?.enabled === false ? '  (off)' : ''}`,
    ...versions.map((version) => {
      if (version === state?.active) return `  ${version}  active`
      if (version === state?.canary?.version) return `  ${version}  ${state.canary.percent} % of the visitors`
      return `  ${version}${version === state?.previous ? '  previous' : ''}`
    }),
  ]
}

/** What was done to a unit, newest first, one entry a line. Pure. */
export function describeHistory({ history }: ListedUnit): readonly string[] {
  return history.map(({ at, who, why, action, version, before, percent, commit }) => {
    const what = {
      publish: 'published',
      promote: 'promoted',
      rollback: 'rolled back to',
      on: 'on',
      off: 'off',
    } as const
    const words = action === 'canary' ? (percent === 0 ? 'no longer tried' : `tried with ${percent} %`) : what[action]
    const from = (action === 'promote' || action === 'rollback') && before !== null ? ` (before: ${before})` : ''
    const sources = commit === null ? '' : `  from ${commit.slice(0, 12)}${commit.endsWith('-dirty') ? '-dirty' : ''}`
    return `${at.slice(0, 16).replace('T', ' ')}  ${who}: ${words} ${version}${from}${sources}${why === '' ? '' : `  – ${why}`}`
  })
}
