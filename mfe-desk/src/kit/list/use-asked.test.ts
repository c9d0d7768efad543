import { expect, test } from '@jest/globals'
import { askedIn, paramsOf } from './use-asked'

const states = ['cho', 'da-tra-loi', 'tu-choi'] as const
const opening = { first: 'cho', all: false } as const

test.each([
  ['cho', 1, ''],
  ['da-tra-loi', 1, 'trang-thai=da-tra-loi'],
  ['tu-choi', 4, 'trang-thai=tu-choi&trang=4'],
] as const)('state %s, page %i is “%s”', (state, page, text) => {
  expect(paramsOf(new URLSearchParams('trang=9'), { state, page }, 'cho').toString()).toBe(text)
  expect(askedIn(new URLSearchParams(text), states, opening)).toEqual({ state, page })
})

test('nonsense is the first page of the state that the list opens with', () => {
  expect(askedIn(new URLSearchParams('trang-thai=x&trang=-1'), states, opening)).toEqual({ state: 'cho', page: 1 })
})

test('all states have a name where the list opens with one of them, and other parameters stay', () => {
  const params = paramsOf(new URLSearchParams('muc=bieu-ngu'), { state: null, page: 1 }, 'cho')
  expect(params.toString()).toBe('muc=bieu-ngu&trang-thai=tat-ca')
  expect(askedIn(params, states, { ...opening, all: true })).toEqual({ state: null, page: 1 })
  expect(askedIn(params, states, opening).state).toBe('cho')
  expect(paramsOf(params, { state: null, page: 1 }, null).toString()).toBe('muc=bieu-ngu')
})
