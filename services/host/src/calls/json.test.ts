import { expect, test } from '@jest/globals'
import { isTooDeep, MAX_JSON_DEPTH, parseJson } from './json'

const nested = (depth: number, open = '[', close = ']', inner = '') => open.repeat(depth) + inner + close.repeat(depth)

test.each<[string, string, boolean]>([
  ['as many lists as are allowed', nested(MAX_JSON_DEPTH), false],
  ['one more', nested(MAX_JSON_DEPTH + 1), true],
  ['objects', nested(MAX_JSON_DEPTH + 1, '{"a":', '}', '1'), true],
  ['both in turn', nested(MAX_JSON_DEPTH / 2 + 1, '[{"a":', '}]', '1'), true],
  ['what is never closed', '['.repeat(MAX_JSON_DEPTH + 1), true],
  ['many beside each other', `[${'[[]],'.repeat(1_000)}1]`, false],
  ['brackets in a string', JSON.stringify(nested(100)), false],
  ['brackets behind an escaped quote', JSON.stringify([`"${nested(100)}`]), false],
  ['brackets behind a string that ends with a backslash', `["\\\\",${nested(MAX_JSON_DEPTH)}]`, true],
  ['brackets in a name', `{${JSON.stringify(nested(100))}:1}`, false],
  ['brackets of a string that never ends', `["${nested(100)}`, false],
])('%s', (_, text, deep) => {
  expect(isTooDeep(text)).toBe(deep)
})

test('a text of visitors is parsed unless it is no JSON or too deep', () => {
  expect(parseJson('{"a":[1]}')).toEqual({ a: [1] })
  expect(() => parseJson(nested(33))).toThrow(SyntaxError)
  expect(() => parseJson('[')).toThrow(SyntaxError)
})

test.each([
  ['backslashes', `["${'\\'.repeat(2_000_000)}"]`],
  ['escaped quotes', `["${'\\"'.repeat(1_000_000)}"]`],
  ['empty strings', `[${'"",'.repeat(700_000)}""]`],
])('two million signs of %s are read in one go', (_, text) => {
  const before = performance.now()
  expect(isTooDeep(text)).toBe(false)
  // Reading from the start again for each of them would take minutes.
  expect(performance.now() - before).toBeLessThan(1_000)
})
