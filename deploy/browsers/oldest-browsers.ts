import type { BrowserName, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'

/** The oldest release of a browser that the site is for, in the terms of MDN's compatibility data. */
export interface OldestBrowser {
  /** The same release as MDN names it, on computers and on phones. */
  readonly names: readonly BrowserName[]
  readonly version: string
  /** For people: "Chrome 109". */
  readonly title: string
}

type Known = Omit<OldestBrowser, 'version' | 'title'> & { readonly name: string }

/**
 * browserslist knows only the newest Chrome and Firefox for Android, and no Android WebView, in which Zalo and Facebook show
 * pages: they have the versions of Chrome and Firefox on computers.
 */
const BROWSERS: Readonly<Record<string, readonly Known[]>> = {
  chrome: [
    { name: 'Chrome', names: ['chrome', 'chrome_android'] },
    { name: 'Android WebView', names: ['webview_android'] },
  ],
  edge: [{ name: 'Edge', names: ['edge'] }],
  firefox: [{ name: 'Firefox', names: ['firefox', 'firefox_android'] }],
  safari: [{ name: 'Safari', names: ['safari'] }],
  ios_saf: [{ name: 'Safari on iOS', names: ['safari_ios'] }],
  samsung: [{ name: 'Samsung Internet', names: ['samsunginternet_android'] }],
}

/**
 * The oldest of each browser in a list.
 *
 * @param queries of browserslist; the project's list is in the root's package.json
 * @throws on a browser whose data is not looked up here
 */
export function oldestBrowsers(queries: readonly string[]): readonly OldestBrowser[] {
  const versions = new Map<string, string>()
  // Newest first
  for (const release of browserslist([...queries])) {
    const [id = '', range = ''] = release.split(' ')
    versions.set(id, range.split('-')[0] ?? range)
  }
  return [...versions].flatMap(([id, version]) => {
    const known = BROWSERS[id]
    if (!known) throw new Error(`deploy/browsers/oldest-browsers.ts doesn't know the browser "${id}"`)
    return known.map(({ name, names }) => ({ names, version, title: `${name} ${version}` }))
  })
}

const numbersOf = (version: string) => version.replace('≤', '').split('.').map(Number)

function isAtMost(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = numbersOf(version)
  const [limitMajor = 0, limitMinor = 0] = numbersOf(limit)
  return major < limitMajor || (major === limitMajor && minor <= limitMinor)
}

/** Whether it came by this version, and did not go since: newer browsers are in the list too. */
const holdsSince = (statement: SimpleSupportStatement, version: string) =>
  typeof statement.version_added === 'string' &&
  statement.version_added !== 'preview' &&
  isAtMost(statement.version_added, version) &&
  !statement.version_removed &&
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name

/** What is not known counts as supported; support in part too, as the function is there. */
function isSupported(support: SupportStatement | undefined, version: string): boolean {
  if (!support) return true
  return (Array.isArray(support) ? support : [support]).some((statement) => holdsSince(statement, version))
}

/** Which of these browsers lack a feature. */
export const lackingBrowsers = (
  support: Partial<Record<BrowserName, SupportStatement>>,
  browsers: readonly OldestBrowser[],
): readonly OldestBrowser[] =>
  browsers.filter(({ names, version }) => names.some((name) => !isSupported(support[name], version)))
