import { afterAll, expect, test } from '@jest/globals'
import { brokenRules, endRules } from './testing/run-rules'

afterAll(endRules)

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
])('the reader does not import %s', async (_, target) => {
  const source = `export * from '../../${target.replace('.ts', '')}'`
  expect(await brokenRules({ ...tree, [target]: 'export const a = 1', 'content/src/wrong.ts': source })).toEqual([
    'content-stands-on-contracts',
  ])
})
