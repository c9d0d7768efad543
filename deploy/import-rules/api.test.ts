import { afterAll, expect, test } from '@jest/globals'
import { brokenRules, endRules } from './testing/run-rules'

afterAll(endRules)

const API = 'services/api/src'

/** Two capabilities as they should be: entered through floors, with pure rules, over the platform. */
const api = {
  [`${API}/platform/database/open.ts`]: 'export const open = 1',
  [`${API}/stored-values.ts`]: "export type { Code } from './account/rules/code'",
  [`${API}/platform/database/tables.ts`]: "import type { Code } from '../../stored-values'\nexport type Tables = Code",
  [`${API}/account/rules/code.ts`]: 'export type Code = 1',
  [`${API}/account/index.ts`]: "export { calls } from './calls/calls'",
  [`${API}/account/calls/calls.ts`]: "import { find } from '../store/find'\nexport const calls = find",
  [`${API}/account/store/find.ts`]: "import { open } from '../../platform/database/open'\nexport const find = open",
  [`${API}/kitchen/index.ts`]: "export { weigh } from './rules'",
  [`${API}/kitchen/rules/index.ts`]: "export { weigh } from './weigh'",
  [`${API}/kitchen/rules/weigh.ts`]: 'export const weigh = 1',
  [`${API}/cart/rules/item.ts`]: "import { weigh } from '../../kitchen/rules'\nexport const item = weigh",
  [`${API}/main.ts`]:
    "import { calls } from './account'\nimport { weigh } from './kitchen'\nexport const main = [calls, weigh]",
}

test('capabilities that keep to their floors break no rule', async () => {
  expect(await brokenRules(api)).toEqual([])
})

test.each([
  ['a rule imports the database', 'cart/rules/wrong', '../../platform/database/open', ['api-rules-are-pure']],
  ['a rule imports the store', 'account/rules/wrong', '../store/find', ['api-rules-are-pure']],
  ['a rule imports calls', 'account/rules/wrong', '../calls/calls', ['api-rules-are-pure']],
  ['a store imports calls', 'account/store/wrong', '../calls/calls', ['api-store-below-calls']],
  ['a capability reaches inside another', 'cart/calls/wrong', '../../account/store/find', ['api-capability-floors']],
  ['the server reaches inside a capability', 'server/wrong', '../account/calls/calls', ['api-capability-floors']],
  ["a rule reaches past another's floor", 'cart/rules/wrong', '../../kitchen/rules/weigh', ['api-capability-floors']],
  ['the platform imports a capability', 'platform/wrong', '../kitchen', ['api-platform-below']],
] as const)('%s', async (_, file, target, rules) => {
  expect(await brokenRules({ ...api, [`${API}/${file}.ts`]: `export * from '${target}'` })).toEqual(rules)
})

test.each(['kysely', 'pg', 'fastify'])('a rule imports %s', async (name) => {
  const files = {
    ...api,
    [`node_modules/${name}/package.json`]: `{"name":"${name}","main":"index.js"}`,
    [`node_modules/${name}/index.js`]: '',
    [`${API}/cart/rules/wrong.ts`]: `import '${name}'`,
  }
  expect(await brokenRules(files)).toEqual(['api-rules-are-pure'])
})
