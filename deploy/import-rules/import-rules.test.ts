import { afterAll, describe, expect, test } from '@jest/globals'
import { brokenRules, endRules } from './testing/run-rules'

afterAll(endRules)

describe('sections, the shell and what is shared', () => {
  /** A section as it should be: pages use floors, features use each other's floors, parts are loaded on demand. */
  const section = {
    'mfe-menus/remote.ts': 'export const remote = {}',
    'mfe-menus/src/features/bank/index.ts': "export { search } from './rules/search'",
    'mfe-menus/src/features/bank/rules/search.ts': 'export const search = 1',
    'mfe-menus/src/features/bank/filters-part.tsx': 'export default 1',
    'mfe-menus/src/features/build/index.ts': "export { draft } from './rules/draft'",
    'mfe-menus/src/features/build/rules/draft.ts': "import { search } from '../../bank'\nexport const draft = search",
    'mfe-menus/src/pages/BankPage.tsx':
      "import { search } from '../features/bank'\nexport const filters = [search, import('../features/bank/filters-part')]",
  }

  const PAGE = 'mfe-menus/src/pages/WrongPage.tsx'
  const FEATURE = 'mfe-menus/src/features/build/rules/wrong.ts'

  test('a section that keeps to its floors breaks no rule', async () => {
    expect(await brokenRules(section)).toEqual([])
  })

  test.each([
    ['a feature reaches inside another', FEATURE, '../../bank/rules/search', 'features-through-their-floor'],
    ['a page reaches inside a feature', PAGE, '../features/bank/rules/search', 'pages-through-floors'],
    ['a feature imports a part of another at once', FEATURE, '../../bank/filters-part', 'feature-parts-on-demand'],
    ['a page imports a part at once', PAGE, '../features/bank/filters-part', 'page-parts-on-demand'],
    ['a feature knows a page', FEATURE, '../../../pages/BankPage', 'features-below-pages'],
    ['an import leads nowhere', PAGE, './NoPage', 'resolvable'],
  ])('%s', async (_, file, target, rule) => {
    expect(await brokenRules({ ...section, [file]: `export * from '${target}'` })).toEqual([rule])
  })

  test.each([
    ['another section', 'mfe-health/src/features/growth/index.ts'],
    ['the shell', 'shell/src/frame.ts'],
    ['a service', 'services/api/src/main.ts'],
  ])('a section imports %s', async (_, target) => {
    const source = `export * from '../../../${target.replace('.ts', '')}'`
    expect(await brokenRules({ ...section, [target]: 'export const a = 1', [PAGE]: source })).toEqual([
      'sections-stand-alone',
    ])
  })

  test.each([
    ['the shell', 'shell/src/frame.ts', '../../mfe-menus/remote', 'shell-knows-no-section'],
    ['shared-frame', 'shared-frame/src/core/index.ts', '../../../mfe-menus/remote', 'shared-ui-stands-below'],
    ['shared-ui', 'shared-ui/src/desk/index.ts', '../../../mfe-menus/remote', 'shared-ui-stands-below'],
    ['shared-contracts', 'shared-contracts/src/domain/a.ts', '../../../mfe-menus/remote', 'contracts-are-pure'],
  ])('%s imports a section', async (_, file, target, rule) => {
    expect(await brokenRules({ ...section, [file]: `export * from '${target}'` })).toEqual([rule])
  })

  test('the frame imports what sections bundle', async () => {
    const files = { 'shared-ui/src/desk/index.ts': 'export const a = 1' }
    const source = "export * from '../../../shared-ui/src/desk/index'"
    expect(await brokenRules({ ...files, 'shared-frame/src/core/index.ts': source })).toEqual(['frame-below-ui'])
  })

  test('a section imports the frame by a path', async () => {
    const files = { ...section, 'shared-frame/src/core/index.ts': 'export const a = 1' }
    const source = "export * from '../../../shared-frame/src/core/index'"
    expect(await brokenRules({ ...files, [PAGE]: source })).toEqual(['packages-by-name'])
  })

  test.each([
    ['@mui/material', 'wrapped-by-frame'],
    ['@tanstack/react-query', 'wrapped-by-frame'],
    ['react-router-dom', 'wrapped-by-frame'],
    ['rxjs', 'rxjs-once'],
  ])('a section imports %s itself', async (name, rule) => {
    const library = { [`node_modules/${name}/package.json`]: `{"name":"${name}","main":"index.js"}` }
    const files = { ...section, ...library, [`node_modules/${name}/index.js`]: '', [PAGE]: `import '${name}'` }
    expect(await brokenRules({ ...files, 'package.json': `{"dependencies":{"${name}":"1"}}` })).toEqual([rule])
  })

  test('a released file imports what is for tests', async () => {
    const fixture = { 'mfe-menus/src/testing/small-bank.ts': 'export const bank = []' }
    expect(await brokenRules({ ...section, ...fixture, [PAGE]: "export * from '../testing/small-bank'" })).toEqual([
      'no-production-import-of-tests',
    ])
  })
})

describe('capabilities of the API', () => {
  const API = 'services/api/src'

  /** Two capabilities as they should be: entered through floors, with pure rules, over the platform. */
  const api = {
    [`${API}/platform/database/open.ts`]: 'export const open = 1',
    [`${API}/stored-values.ts`]: "export type { Code } from './account/rules/code'",
    [`${API}/platform/database/tables.ts`]:
      "import type { Code } from '../../stored-values'\nexport type Tables = Code",
    [`${API}/account/rules/code.ts`]: 'export type Code = 1',
    [`${API}/account/index.ts`]: "export { calls } from './calls/calls'",
    [`${API}/account/calls/calls.ts`]: "import { find } from '../store/find'\nexport const calls = find",
    [`${API}/account/store/find.ts`]: "import { open } from '../../platform/database/open'\nexport const find = open",
    [`${API}/kitchen/index.ts`]: "export { weigh } from './rules'",
    [`${API}/kitchen/rules/index.ts`]: "export { weigh } from './weigh'",
    [`${API}/kitchen/rules/weigh.ts`]: 'export const weigh = 1',
    [`${API}/cart/rules/item.ts`]: "import { weigh } from '../../kitchen/rules'\nexport const item = weigh",
    [`${API}/platform/editing/rules/describe.ts`]: 'export const describe = 1',
    [`${API}/desk/index.ts`]: "export { desk } from './site/calls/desk'",
    [`${API}/desk/site/calls/desk.ts`]: "import { draft } from '../rules/draft'\nexport const desk = draft",
    [`${API}/desk/site/rules/draft.ts`]:
      "import { describe } from '../../../platform/editing/rules/describe'\nexport const draft = describe",
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
    [
      'a rule of a desk imports the database',
      'desk/site/rules/wrong',
      '../../../platform/database/open',
      ['api-rules-are-pure'],
    ],
    ['the store of a desk imports calls', 'desk/site/store/wrong', '../calls/desk', ['api-store-below-calls']],
    [
      'a capability reaches inside the desk',
      'cart/calls/wrong',
      '../../desk/site/calls/desk',
      ['api-capability-floors'],
    ],
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
})

test.each(['node:child_process', 'child_process'])('a service imports %s', async (name) => {
  const source = `export { execFile } from '${name}'`
  expect(await brokenRules({ 'services/web/src/run.ts': source })).toEqual(['services-start-no-program'])
  expect(await brokenRules({ 'services/web/src/testing/run.ts': source, 'deploy/run.ts': source })).toEqual([])
})

describe('the reader of the content', () => {
  /** The content's reader as it should be used: on top of shared-contracts, below the API and the menu builder. */
  const tree = {
    'content/src/index.ts': "export { dish } from '../../shared-contracts/src/domain/nutrition/dish'",
    'shared-contracts/src/domain/nutrition/dish.ts': 'export const dish = 1',
    'services/api/src/main.ts': "export * from '../../../content/src/index'",
    'services/menu-builder/src/main.ts': "export * from '../../../content/src/index'",
  }

  test('the API and the menu builder read content', async () => {
    expect(await brokenRules(tree)).toEqual([])
  })

  test.each([
    ['the document host', 'services/web/src/wrong.ts', '../../../content/src/index'],
    ['a section', 'mfe-menus/src/wrong.ts', '../../content/src/index'],
    ['the shell', 'shell/src/wrong.ts', '../../content/src/index'],
    ['shared-ui', 'shared-ui/src/wrong.ts', '../../content/src/index'],
    ['shared-contracts', 'shared-contracts/src/wrong.ts', '../../content/src/index'],
  ])('%s does not read content', async (_, file, target) => {
    expect(await brokenRules({ ...tree, [file]: `export * from '${target}'` })).toEqual([
      'content-for-api-and-menu-builder',
    ])
  })

  test.each([
    ['a service', 'services/web/src/page.ts'],
    ['a section', 'mfe-menus/src/page.ts'],
    ['shared-ui', 'shared-ui/src/page.ts'],
    ['shared-frame', 'shared-frame/src/page.ts'],
  ])('the reader does not import %s', async (_, target) => {
    const source = `export * from '../../${target.replace('.ts', '')}'`
    expect(await brokenRules({ ...tree, [target]: 'export const a = 1', 'content/src/wrong.ts': source })).toEqual([
      'content-stands-on-contracts',
    ])
  })
})

describe('cycles', () => {
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
})
