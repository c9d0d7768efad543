import path from 'node:path'
import { expect, test } from '@jest/globals'
import { presentCalls, readAcceptedCalls } from './calls-files'
import { judgeCalls } from './judge-calls'

test('the shapes of the calls are as recorded (npm run contracts -- accept)', () => {
  const accepted = readAcceptedCalls(path.resolve(__dirname, '../../..'))
  const { changes, refusals, next } = judgeCalls(accepted, presentCalls(), new Date().toISOString().slice(0, 10))
  expect([...changes, ...refusals]).toEqual([])
  expect(next).toEqual(accepted)
})
