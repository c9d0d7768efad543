import path from 'node:path'
import { expect, test } from '@jest/globals'
import { root } from '../../runner/root'
import { outlivesTestFile } from './kept-modules.cjs'

test.each([
  ['node_modules/react/index.js', true],
  ['services/web/node_modules/fastify/fastify.js', true],
  ['content/src/nutrition/foods.ts', true],
  ['shared-contracts/src/wire/calls/index.ts', true],
  // They are what is tested, and keep state
  ['shell/src/composition/sections.ts', false],
  ['services/api/src/main.ts', false],
  ['content/src/check-content.test.ts', false],
  // They register with a test file, or keep what a test gave them
  ['node_modules/@testing-library/react/dist/index.js', false],
  ['node_modules/@jest/globals/build/index.js', false],
  ['node_modules/jest-mock/build/index.js', false],
  ['node_modules/idb/build/index.js', false],
  ['node_modules/single-spa/lib/umd/single-spa.js', false],
  ['node_modules/single-spa-react/lib/cjs/single-spa-react.cjs', false],
])('%s outlives the test file that loaded it: %s', (file, outlives) => {
  expect(outlivesTestFile(path.join(root, file), false)).toBe(outlives)
})

test('beside a window no package outlives it by itself, values do', () => {
  const outlives = (file: string) => outlivesTestFile(path.join(root, file), true)
  expect(outlives('node_modules/react-dom/index.js')).toBe(false)
  expect(outlives('shared-contracts/src/wire/calls/index.ts')).toBe(true)
})
