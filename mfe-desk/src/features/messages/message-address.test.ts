import { expect, test } from '@jest/globals'
import { messagesAddress, pageIn, statusIn } from './message-address'

test.each([
  [1, 1, '/bien-tap/lien-he'],
  [2, 1, '/bien-tap/lien-he?trang-thai=da-tra-loi'],
  [3, 4, '/bien-tap/lien-he?trang-thai=tu-choi&trang=4'],
] as const)('state %i, page %i', (status, page, address) => {
  expect(messagesAddress(status, page)).toBe(address)
  const { searchParams } = new URL(address, 'https://x')
  expect([statusIn(searchParams), pageIn(searchParams)]).toEqual([status, page])
})

test('nonsense is the first page of those that wait', () => {
  const search = new URLSearchParams('trang-thai=x&trang=-1')
  expect([statusIn(search), pageIn(search)]).toEqual([1, 1])
})
