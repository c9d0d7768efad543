import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const versionOf = (name) => require(`${name}/package.json`).version

/** One copy for all units. A section that was built for another major version is refused when it loads, not when it breaks. */
const singleton = (name) => ({ singleton: true, strictVersion: true, requiredVersion: `^${versionOf(name)}` })
const ours = { singleton: true, strictVersion: true, requiredVersion: '^1.0.0', version: '1.0.0' }

/** Present from the first byte: what every first paint needs. */
const EAGER = {
  react: singleton('react'),
  'react/jsx-runtime': singleton('react'),
  'react-dom/client': singleton('react-dom'),
  'react-dom': singleton('react-dom'),
  'shared-ui': ours,
  'shared-ui/remote': ours,
}

/** Offered by the shell, fetched when a page first asks for them. */
const LAZY = {
  'shared-ui/explorer': ours,
  'shared-ui/forms': ours,
  'shared-ui/overlays': ours,
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

export const sharedByShell = {
  ...mapValues(EAGER, (entry) => ({ ...entry, eager: true })),
  ...LAZY,
}

/** Sections bring no copy of what the shell offers (`import: false`); standing alone they are built otherwise. */
export const usedBySection = mapValues({ ...EAGER, ...LAZY }, (entry) => ({ ...entry, import: false }))
