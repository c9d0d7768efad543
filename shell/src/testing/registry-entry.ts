import type { RegistryEntry } from 'shared-frame/remotes'

/** An enabled unit as the registry tells of it, without routes, widgets and files but for those given. */
export function registryEntry(name: string, given: Partial<RegistryEntry> = {}): RegistryEntry {
  return {
    name,
    version: '1.0.0',
    previousVersion: null,
    enabled: true,
    contracts: '^1.0.0',
    base: `/assets/${name}/1.0.0/`,
    entry: 'remoteEntry.js',
    routes: [],
    widgets: [],
    chunks: {},
    integrity: {},
    ...given,
  }
}

/** The same of one public page. */
export const entryOfPage = (name: string, pattern: string): RegistryEntry =>
  registryEntry(name, { routes: [{ id: 'page', pattern, visibility: 'public' }] })
