import path from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { judge, readRecord, recordFile } from './record'
import { CONTRACT_PACKAGES } from './surface'
import { preparedSurfaces } from './testing/prepared-surfaces'

// TypeScript writes the declarations of two packages.
jest.setTimeout(120_000)

const root = path.resolve(__dirname, '../..')

test('the surfaces of the shared packages are as recorded, or their versions say what changed (npm run contracts)', () => {
  const surfaces = preparedSurfaces(root)
  const verdicts = CONTRACT_PACKAGES.map((name) => [name, judge(readRecord(recordFile(root, name)), surfaces[name])])
  expect(verdicts).toEqual(CONTRACT_PACKAGES.map((name) => [name, { kind: 'same' }]))
})
