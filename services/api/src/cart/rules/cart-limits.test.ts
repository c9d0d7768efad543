import { expect, test } from '@jest/globals'
import { cartTypes } from 'shared-contracts/menus'
import { realDishes } from '../../testing/real-dishes'
import type { KeptEntry } from './cart-entries'
import { limitsOfCart } from './cart-limits'

const { bank, facts: kitchen } = realDishes()
const facts = {
  bank: { byId: new Map(bank.map((dish) => [dish.card.dishId, dish])) },
  kitchen,
  menuIds: new Set<number>(),
}
const idOf = (title: string) => bank.find(({ card }) => card.title === title)?.card.dishId ?? 0
const liver = { dishId: idOf('Gan lợn xào giá đỗ'), portion: 1 }
const rice = { dishId: idOf('Cơm trắng'), portion: 1 }

const kept = (id: number, more: Partial<KeptEntry>): KeptEntry => ({
  id,
  type: cartTypes.dish,
  title: '',
  objectTypeId: 2,
  forWhom: null,
  plannedFor: null,
  eaters: 1,
  menuId: null,
  days: [],
  dish: null,
  addedAt: new Date(0),
  ...more,
})
const day = (...dishes: readonly (typeof liver)[]) => ({ dayCode: 'N1' as const, meals: [{ mealCode: 2, dishes }] })
const told = (...entries: readonly KeptEntry[]) =>
  [...limitsOfCart(entries, facts)].flatMap(([id, texts]) => (texts.length > 0 ? [id] : []))

test('liver more than once for the same person is told at the entries that have it', () => {
  const entries = [
    kept(1, { dish: liver }),
    kept(2, { type: cartTypes.menu, days: [day(liver, rice)] }),
    kept(3, { dish: rice }),
  ]
  expect(told(...entries)).toEqual([1, 2])
  expect(limitsOfCart(entries, facts).get(1)?.join()).toMatch(/Đã có 2 món trong tuần \(nhiều nhất 1\).*Gan/)
})

test.each<[string, readonly KeptEntry[], readonly number[]]>([
  ['once', [kept(1, { dish: liver })], []],
  ['once for each of two', [kept(1, { dish: liver }), kept(2, { dish: liver, objectTypeId: 4 })], []],
  ['twice for nobody in particular', [1, 2].map((id) => kept(id, { dish: liver, objectTypeId: null })), []],
  ['once in each of two weeks', [1, 2].map((id) => kept(id, { type: cartTypes.weekMenu, days: [day(liver)] })), []],
  ['twice in one week', [kept(1, { type: cartTypes.weekMenu, days: [day(liver), day(liver)] })], [1]],
  [
    'twice among days of more than a week',
    [1, 2, 3, 4, 5, 6, 7, 8].map((id) => kept(id, { type: cartTypes.menu, days: [day(liver)] })),
    [],
  ],
])('liver %s', (_, entries, expected) => {
  expect(told(...entries)).toEqual(expected)
})
