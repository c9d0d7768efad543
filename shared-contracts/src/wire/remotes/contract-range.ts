type Version = readonly [major: number, minor: number, patch: number]

/** Release numbers of at most 9 digits, so that every one is an exact number. */
const VERSION = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/

/** Whether the text is a range as units state it: `^x.y.z`. */
export function isContractRange(range: string): boolean {
  return range.startsWith('^') && parseVersion(range.slice(1)) !== null
}

/**
 * Whether a unit built for `range` (`^x.y.z`) works with contract `version` (`x.y.z`): not older, and equal up to the first
 * number that is not 0, as npm reads it. False for everything malformed. Ranges of other forms are not needed here and
 * would cost every page a semver library.
 */
export function contractRangeAllows(range: string, version: string): boolean {
  const from = range.startsWith('^') ? parseVersion(range.slice(1)) : null
  const actual = parseVersion(version)
  if (from === null || actual === null || compareVersions(actual, from) < 0) return false
  const firstNonZero = from.findIndex((number) => number > 0)
  const fixed = firstNonZero === -1 ? from.length : firstNonZero + 1
  return from.slice(0, fixed).every((number, index) => number === actual[index])
}

function parseVersion(text: string): Version | null {
  const found = VERSION.exec(text)
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null
}

function compareVersions(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}
