import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { contractRangeAllows, isContractRange } from './contract-range'
import { CONTRACT_VERSION } from './remote-info'

describe('contractRangeAllows', () => {
  test.each([
    ['^1.0.0', '1.0.0', true],
    ['^1.0.0', '1.0.1', true],
    ['^1.0.0', '1.10.0', true],
    ['^1.2.0', '1.10.0', true],
    ['^1.0.0', '2.0.0', false],
    ['^1.0.0', '0.9.9', false],
    ['^1.2.3', '1.2.2', false],
    ['^1.2.3', '1.1.9', false],
    ['^2.0.0', '1.9.9', false],
    ['^0.2.3', '0.2.4', true],
    ['^0.2.3', '0.3.0', false],
    ['^0.0.3', '0.0.3', true],
    ['^0.0.3', '0.0.4', false],
    ['^0.0.0', '0.0.0', true],
    ['^0.0.0', '0.0.1', false],
    ['1.0.0', '1.0.0', false],
    ['~1.0.0', '1.0.0', false],
    ['^1.0', '1.0.0', false],
    ['^1.0.0-beta', '1.0.0', false],
    ['^1.0.0', '1.0', false],
    ['^1.0.0 ', '1.0.0', false],
    ['*', '1.0.0', false],
    ['', '', false],
  ])('%j allows %j: %s', (range, version, allowed) => {
    expect(contractRangeAllows(range, version)).toBe(allowed)
  })

  test('every version allows itself, and never the next major one', () => {
    const number = fc.nat(999)
    fc.assert(
      fc.property(number, number, number, (major, minor, patch) => {
        const range = `^${major}.${minor}.${patch}`
        expect(contractRangeAllows(range, `${major}.${minor}.${patch}`)).toBe(true)
        expect(contractRangeAllows(range, `${major + 1}.0.0`)).toBe(false)
      }),
    )
  })

  test('nothing that is no range is taken for one', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (range, version) => {
        if (!isContractRange(range)) expect(contractRangeAllows(range, version)).toBe(false)
      }),
    )
  })
})

test('the present contract has a range', () => {
  expect(isContractRange(`^${CONTRACT_VERSION}`)).toBe(true)
})
