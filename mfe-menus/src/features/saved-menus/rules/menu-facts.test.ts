import { expect, test } from '@jest/globals'
import { menuFacts } from './menu-facts'

const card = {
  id: 1,
  title: 'Thực đơn',
  forWhom: null,
  objectTypeId: 2,
  menuId: null,
  revision: 1,
  startsOn: null,
  dayCount: 1,
  dishCount: 3,
  illustrations: [],
  savedAt: '2026-11-20T02:00:00Z',
  changedAt: '2026-11-20T02:00:00Z',
}

test.each([
  [{ objectTypeId: 2 }, 'Cho mẹ mang thai 3 tháng giữa'],
  // An adult of the family pot
  [{ objectTypeId: 11 }, 'Cho người lớn'],
  [{ objectTypeId: 11, forWhom: 'Bố' }, 'Cho Bố'],
])('%j: %s', (menu, whom) => {
  expect(menuFacts({ ...card, ...menu })[0]).toBe(whom)
})
