import path from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { judge, readRecord } from './record'
import { preparedSurface } from './testing/prepared-surface'

// TypeScript writes the declarations of three packages.
jest.setTimeout(120_000)

const root = path.resolve(__dirname, '../..')

test('the frame contract is as recorded (npm run contracts -- accept)', () => {
  expect(judge(readRecord(root), preparedSurface(root), { today: '2026-01-01' })).toEqual({ kind: 'same' })
})
