import type { RouteClaim } from '../remotes/remote-info'

/** A parameter that an address of the pattern can't do without. */
const NEEDED = /\/:[A-Za-z]\w*#?(?=\/|$)/g
const LEFT_OUT = /\/:[A-Za-z]\w*#?\?$/

/**
 * An address by which the route's page can be tried: its sample, or its pattern where that is an address by itself. A private page is its frame,
 * whatever the parameters. Null: the route has parameters and states no sample. Pure.
 */
export function samplePath({ pattern, sample, visibility }: RouteClaim): string | null {
  if (sample !== undefined) return sample
  const plain = pattern.replace(LEFT_OUT, '') || '/'
  if (visibility === 'private') return plain.replace(NEEDED, '/1')
  return plain.search(NEEDED) < 0 ? plain : null
}
