import { expect, test } from '@jest/globals'
import { entryAddress, entryIn, kindOf, partAddress, partIn } from './desk-address'

test('an address names a part and an entry', () => {
  const search = (address: string) => new URL(address, 'https://x').searchParams
  expect(partIn(search('/bien-tap/trang'))).toBe('ghim')
  expect(partIn(search('/bien-tap/trang?muc=lạ'))).toBe('ghim')
  const address = entryAddress('navigation', '3')
  expect([partIn(search(address)), entryIn(search(address))]).toEqual(['dieu-huong', '3'])
  expect(kindOf(partIn(search(partAddress('bieu-ngu'))))).toBe('banner')
  expect(entryIn(search(partAddress('bieu-ngu')))).toBeNull()
})
