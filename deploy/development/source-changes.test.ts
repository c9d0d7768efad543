import { expect, test } from '@jest/globals'
import { affectedBy } from './source-changes'

const UNITS = ['mfe-health', 'mfe-menus', 'shell']

test.each([
  ['mfe-health/src/routes.tsx', ['mfe-health'], [], false],
  ['mfe-health/src/routes.test.tsx', [], [], false],
  ['mfe-health/dist/browser/a.js', [], [], false],
  ['shell/remote.ts', ['shell'], [], false],
  ['shared-ui/src/desk/Choice.tsx', UNITS, [], false],
  ['shared-frame/src/core/page/Button.tsx', UNITS, ['web'], false],
  ['shared-drawings/src/food.ts', [], ['api', 'web'], false],
  ['shared-contracts/src/wire/paths/paths.ts', UNITS, ['api', 'menu-builder', 'web'], false],
  ['services/web/src/main.ts', [], ['web'], false],
  ['content/faq.json', [], ['api'], true],
  ['services/host/src/settings.ts', [], ['api', 'menu-builder', 'web'], false],
  ['README.md', [], [], false],
])('%s asks for %j, %j', (file, units, services, content) => {
  expect(affectedBy(file, UNITS)).toEqual({ units, services, content })
})
