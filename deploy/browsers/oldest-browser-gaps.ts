import { compatData } from './compat-data'
import { listedBrowsers } from './listed-browsers'
import { missingFunctions } from './missing-functions'
import { oldestBrowsers } from './oldest-browsers'

/**
 * What the engine does by itself and can't be taken away: policies that it enforces, popovers that it opens, and the
 * styles by which the page hides a popover's panel where they are unknown.
 */
const BY_ENGINE = /^trustedTypes$|^Trusted|popover/i

/** What a browser lacks that has only what every listed one has. */
interface OldestBrowserGaps {
  readonly globals: readonly string[]
  /** By their owner, which has them itself: `URL.canParse`. */
  readonly statics: readonly string[]
  /** By their owner, which has them itself or in its prototype: `Array.toSorted`, `Array.fromAsync`. */
  readonly members: readonly string[]
}

export function oldestBrowserGaps(): OldestBrowserGaps {
  const { globals, members, statics } = missingFunctions(compatData(), oldestBrowsers(listedBrowsers()))
  const removable = (names: Iterable<string>) =>
    [...names].filter((name) => !name.split('.').some((part) => BY_ENGINE.test(part)))
  return {
    globals: removable(globals.keys()),
    statics: removable(statics),
    members: removable(members.keys()).filter((name) => !statics.has(name)),
  }
}
