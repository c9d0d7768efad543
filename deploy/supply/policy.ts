/** Licences under which a library may be used, as packages state them. All allow use in a product that is passed on, against naming them. */
export const LICENCES: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'PSF-2.0',
  'MIT OR Apache-2.0',
  'MIT AND ISC',
  'Apache-2.0 AND MIT',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
])

export interface Exception {
  /** A name, or the beginning of names before `*`. */
  readonly package: string
  /** As the package states it; null: it states none in its metadata. */
  readonly licence: string | null
  readonly reason: string
}

export const LICENCE_EXCEPTIONS: readonly Exception[] = [
  ...['lightningcss', 'lightningcss-*', 'axe-core', 'ical.js'].map((name) => ({
    package: name,
    licence: 'MPL-2.0',
    reason: 'A tool of the build or the tests, unchanged; nothing of it is in what visitors get',
  })),
  ...[
    ['@img/sharp-libvips-*', 'LGPL-3.0-or-later'],
    ['@img/sharp-win32-*', 'Apache-2.0 AND LGPL-3.0-or-later'],
    ['@img/sharp-wasm32', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  ].map(([name = '', licence = '']) => ({
    package: name,
    licence,
    reason: 'libvips, a library of its own beside sharp that can be exchanged, on the server alone',
  })),
  { package: '@fontsource/be-vietnam-pro', licence: 'OFL-1.1', reason: 'A font: the licence of fonts' },
  {
    package: 'caniuse-lite',
    licence: 'CC-BY-4.0',
    reason: 'Data for the build; nothing of it is in what visitors get',
  },
  {
    package: '@mdn/browser-compat-data',
    licence: 'CC0-1.0',
    reason: 'Data for the build, in the public domain; nothing of it is in what visitors get',
  },
  ...['busboy', 'dicer', 'streamsearch'].map((name) => ({
    package: name,
    licence: null,
    reason: 'MIT, in the old form `licenses`; for tests',
  })),
  { package: 'png-js', licence: null, reason: 'MIT, in its file LICENSE' },
  { package: 'humanize-number', licence: null, reason: 'MIT, in its readme; for tests' },
  { package: 'only', licence: null, reason: 'MIT, in its readme; for tests' },
  { package: 'xtend', licence: null, reason: 'MIT, in the old form `licenses` of its version 2' },
]

/** Packages that may run a program when they are installed. */
export const INSTALL_SCRIPTS: ReadonlyMap<string, string> = new Map([
  ['@parcel/watcher', 'Looks for the binary of the machine; of the build'],
  ['@swc/core', 'Checks the binary of the machine; of the build and the tests'],
  ['esbuild', 'Puts the binary of the machine in its place; of the build'],
])

/** "Other updates once a quarter" (docs/security.md). */
export const REVIEW_DAYS = 92
