import fc from 'fast-check'
import { anyCharacter } from 'shared-contracts/testing'

/** Keys that JSON may carry though no program writes them: `JSON.parse` makes them the object's own. */
const prototypeKeys = [
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"toString":1,"length":-1}',
]

/** What clients must not send, and do. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    'a\u0000b',
    '\u0000',
    '\ud800',
    'x\udc00y',
    '\u202e\u200b\ufeff',
    'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L',
    '0',
    '-0',
    '1e400',
    '12,5',
    'NaN',
    '0x10',
    'true',
    '2026-02-30',
    '9999-99-99',
    '+00000-01-01',
    "' or '1'='1",
    "'; drop table users; --",
    '\\',
    '%',
    '_%_',
    '$1',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '../../../../etc/passwd',
    '(((((((((((((((a+)+)+)+)+)+)+)+)+)+)+)+)+)+)+',
  ),
  fc.constantFrom<unknown>(
    -1,
    0,
    -0,
    0.5,
    1e21,
    -1e21,
    1e308,
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 63,
    1e-320,
  ),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}], ''),
  fc
    .constantFrom('a', 'ă', '9', ' ', '\n', '😀')
    .chain((sign) => fc.constantFrom(300, 5_000, 70_000).map((times) => sign.repeat(times))),
  fc.constantFrom(100, 3_000).map((times) => Array.from({ length: times }, (_, index) => index)),
  fc.constantFrom(50, 4_000).map((depth): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))),
  fc.constantFrom(...prototypeKeys).map((text): unknown => JSON.parse(text)),
  fc.jsonValue(),
  fc.string({ unit: anyCharacter }),
)

/** The value with one of its parts, or all of it, replaced by something hostile. */
export function withHostilePart(value: unknown, hostile: unknown, choice: number): unknown {
  const places = placesOf(value)
  const place = places[choice % places.length] ?? []
  return replaced(value, place, hostile)
}

/** The paths of all parts; the first is the whole. */
function placesOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [
    path,
    ...Object.entries(value).flatMap(([name, inner]) => placesOf(inner, [...path, name])),
    [...path, '__proto__'],
    [...path, 'unknown'],
  ]
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === name ? replaced(inner, rest, by) : inner))
  if (typeof value !== 'object' || value === null) return value
  const others = Object.entries(value).filter(([each]) => each !== name)
  const own = Object.entries(value).find(([each]) => each === name)?.[1]
  // `fromEntries` makes `__proto__` a key like any other.
  return Object.fromEntries([...others, [name, replaced(own, rest, by)]])
}
