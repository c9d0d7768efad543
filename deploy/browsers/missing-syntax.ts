import type { CompatData, Identifier } from '@mdn/browser-compat-data'
import type { ecmaVersion } from 'acorn'
import { lackingBrowsers, type OldestBrowser } from './oldest-browsers'

/** How a listed browser reads scripts. */
export interface KnownSyntax {
  /** The newest edition of JavaScript whose syntax all of them know. */
  readonly edition: ecmaVersion
  /** Titles of those that don't know the edition after it. */
  readonly browsers: readonly string[]
  /** Titles of those that fail on a regular expression with look-behind. */
  readonly withoutLookBehind: readonly string[]
}

/** The syntax that came last of each edition; ES2023 has none that a built file can hold. */
const LAST_OF_EDITION: readonly (readonly [ecmaVersion, (javascript: Identifier) => Identifier | undefined])[] = [
  [2020, ({ operators }) => operators?.optional_chaining],
  [2021, ({ operators }) => operators?.logical_or_assignment],
  [2022, ({ classes }) => classes?.static?.initialization_blocks],
  [2024, ({ builtins }) => builtins?.RegExp?.unicodeSets],
  [2025, ({ regular_expressions: patterns }) => patterns?.modifier],
]

export function knownSyntax(
  { javascript }: Pick<CompatData, 'javascript'>,
  browsers: readonly OldestBrowser[],
): KnownSyntax {
  const lacking = (feature: Identifier | undefined) =>
    feature?.__compat ? lackingBrowsers(feature.__compat.support, browsers).map(({ title }) => title) : []
  const withoutLookBehind = lacking(javascript.regular_expressions?.lookbehind_assertion)
  let edition: ecmaVersion = 2019
  for (const [next, lastOf] of LAST_OF_EDITION) {
    const titles = lacking(lastOf(javascript))
    if (titles.length > 0) return { edition, browsers: titles, withoutLookBehind }
    edition = next
  }
  return { edition, browsers: [], withoutLookBehind }
}
