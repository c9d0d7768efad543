import type { Registry } from 'shared-frame/remotes'
import { units } from '../docs/unit-remotes'

/** All units in one registry, in version 1.0.0. */
export const registry: Registry = {
  revision: 'test',
  units: units.map((info) => ({
    ...info,
    frame: '^1.0.0',
    version: '1.0.0',
    previousVersion: null,
    enabled: true,
    base: `/assets/${info.name}/1.0.0/`,
    entry: 'remoteEntry.js',
    chunks: {},
    integrity: {},
  })),
}
