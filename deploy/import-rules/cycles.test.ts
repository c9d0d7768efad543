import { afterAll, expect, test } from '@jest/globals'
import { brokenRules, endRules } from './testing/run-rules'

afterAll(endRules)

test('two files that import each other for types alone', async () => {
  const tree = {
    'services/api/src/a.ts': "import type { B } from './b'\nexport interface A { readonly b: B | null }",
    'services/api/src/b.ts': "import type { A } from './a'\nexport interface B { readonly a: A | null }",
  }
  expect(await brokenRules(tree)).toEqual(['no-cycles'])
})

test('a cycle through a third file', async () => {
  const tree = {
    'shell/src/a.ts': "export * from './b'",
    'shell/src/b.ts': "export * from './c'",
    'shell/src/c.ts': "import { a } from './a'\nexport const c = () => a",
  }
  expect(await brokenRules(tree)).toEqual(['no-cycles'])
})

test('files that use a third one', async () => {
  const tree = {
    'shell/src/a.ts': "export * from './c'",
    'shell/src/b.ts': "export * from './c'",
    'shell/src/c.ts': 'export const c = 1',
  }
  expect(await brokenRules(tree)).toEqual([])
})
