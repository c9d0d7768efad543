/**
 * Route patterns are decoded paths whose segments are literal, a parameter (`:id`), an optional last parameter (`:id?`)
 * or a parameter limited to numeric ids with an optional slug (`:id#`: `^\d+(-[a-z0-9-]+)?$`).
 * `&` is an ordinary character; callers pass decoded paths without host, query, hash or trailing slash.
 */
export type RouteParams = Readonly<Record<string, string>>

const NUMERIC_ID = /^\d+(-[a-z0-9-]+)?$/

type Segment =
  | { kind: 'literal'; text: string }
  | { kind: 'parameter'; name: string; optional: boolean; numeric: boolean }

function parse(pattern: string): Segment[] {
  return segmentsOf(pattern).map((text) => {
    if (!text.startsWith(':')) return { kind: 'literal', text }
    const optional = text.endsWith('?')
    const numeric = text.replace(/\?$/, '').endsWith('#')
    return { kind: 'parameter', name: text.replace(/^:/, '').replace(/[#?]+$/, ''), optional, numeric }
  })
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}

const parsed = new Map<string, Segment[]>()

function segmentsOfPattern(pattern: string): Segment[] {
  let segments = parsed.get(pattern)
  if (!segments) {
    segments = parse(pattern)
    parsed.set(pattern, segments)
  }
  return segments
}

/** The parameters of `path` under `pattern`, or null when it does not match. */
export function matchPattern(pattern: string, path: string): RouteParams | null {
  const segments = segmentsOfPattern(pattern)
  const parts = segmentsOf(path)
  if (parts.length > segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const part = parts[index]
    if (segment.kind === 'literal') {
      if (part !== segment.text) return null
    } else if (part === undefined) {
      if (!segment.optional) return null
    } else {
      if (segment.numeric && !NUMERIC_ID.test(part)) return null
      params[segment.name] = part
    }
  }
  return params
}

/** A path that matches `pattern` but for upper and lower case, with the literal segments of the pattern. */
export function spellAs(pattern: string, path: string): string {
  const segments = segmentsOfPattern(pattern)
  const parts = segmentsOf(path).map((part, index) => {
    const segment = segments[index]
    if (segment?.kind === 'literal') return segment.text
    return segment?.numeric ? part.toLowerCase() : part
  })
  return `/${parts.join('/')}`
}

/**
 * Ranks patterns that match the same path: the more specific one is first. Compared segment by segment, a literal beats a
 * numeric id, which beats a free parameter; a longer pattern beats a shorter one.
 */
export function compareSpecificity(a: string, b: string): number {
  const left = segmentsOfPattern(a)
  const right = segmentsOfPattern(b)
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = weight(right[index]) - weight(left[index])
    if (difference !== 0) return difference
  }
  return a < b ? -1 : a > b ? 1 : 0
}

function weight(segment: Segment | undefined): number {
  if (!segment) return 0
  if (segment.kind === 'literal') return 4
  if (segment.optional) return 1
  return segment.numeric ? 3 : 2
}
