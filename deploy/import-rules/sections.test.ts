import { afterAll, expect, test } from '@jest/globals'
import { brokenRules, endRules } from './testing/run-rules'

afterAll(endRules)

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
  ['shared-ui', 'shared-ui/src/core/index.ts', '../../../mfe-menus/remote', 'shared-ui-stands-below'],
  ['shared-contracts', 'shared-contracts/src/domain/a.ts', '../../../mfe-menus/remote', 'contracts-are-pure'],
])('%s imports a section', async (_, file, target, rule) => {
  expect(await brokenRules({ ...section, [file]: `export * from '${target}'` })).toEqual([rule])
})

test.each(['@mui/material', '@tanstack/react-query', 'react-router-dom'])(
  'a section imports %s itself',
  async (name) => {
    const library = { [`node_modules/${name}/package.json`]: `{"name":"${name}","main":"index.js"}` }
    const files = { ...section, ...library, [`node_modules/${name}/index.js`]: '', [PAGE]: `import '${name}'` }
    expect(await brokenRules({ ...files, 'package.json': `{"dependencies":{"${name}":"1"}}` })).toEqual([
      'wrapped-by-shared-ui',
    ])
  },
)

test('a released file imports what is for tests', async () => {
  const fixture = { 'mfe-menus/src/testing/small-bank.ts': 'export const bank = []' }
  expect(await brokenRules({ ...section, ...fixture, [PAGE]: "export * from '../testing/small-bank'" })).toEqual([
    'no-production-import-of-tests',
  ])
})
