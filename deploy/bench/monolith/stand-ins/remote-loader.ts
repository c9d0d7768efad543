import type * as Federated from '../../../../shell/src/composition/remote-loader'
import { lifecycles, widgets } from './sections'

/** In place of shell/src/composition/remote-loader.ts in the monolith: webpack's own lazy imports of the sections instead of federation. */

export const LOAD_LIMIT_MS: typeof Federated.LOAD_LIMIT_MS = 10_000

export const isLoadFailure: typeof Federated.isLoadFailure = () => false

export const createRemoteLoader: typeof Federated.createRemoteLoader = () => ({
  lifecycles: (unit) => found(lifecycles, unit)(),
  widget: async (id) => (await found(widgets, id)()).default,
  // A lazy route is fetched when it is asked for.
  fetchPage: async () => {},
})

function found<T>(table: Readonly<Record<string, T>>, name: string): T {
  const entry = table[name]
  if (!entry) throw new Error(`The monolith has no ${name}`)
  return entry
}
