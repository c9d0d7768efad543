import { expect, test } from '@jest/globals'
import { contentKey } from 'shared-contracts/menus'
import { type CartItems, type DishItem, keyOfItem, type ListItem, standingOf } from './list-item'
import { readListItem } from './read-list-item'

const soup = { dishId: 4, portion: 1 }
const meals = [{ mealCode: 2, dishes: [soup] }]
const dish: DishItem = { kind: 'dish', title: 'Canh chua', objectTypeId: 5, dish: soup }
const meal: ListItem = { kind: 'meal', title: 'Bữa trưa', objectTypeId: 5, mealCode: 2, dishes: [soup] }
const day: ListItem = { kind: 'day', title: 'Thứ tư', objectTypeId: 5, menuId: 9, dayCode: 'N3', meals }
const ownDay: ListItem = { kind: 'day', title: 'Tự tạo', objectTypeId: 5, menuId: null, meals }
const week: ListItem = { kind: 'week', title: 'Tuần', objectTypeId: 5, menuId: 9, days: null }
const ownWeek: ListItem = {
  kind: 'week',
  title: 'Tuần',
  objectTypeId: 5,
  menuId: null,
  days: [{ dayCode: 'N2', meals }],
}
const card: ListItem = { kind: 'day', title: 'Ngày mẫu', objectTypeId: 5, menuId: 9, meals: null }

const entry = (differences: Partial<CartItems[number]>): CartItems[number] => ({
  id: 1,
  type: 2,
  objectTypeId: 5,
  dishId: null,
  menuId: null,
  dayCode: null,
  mealCode: null,
  forWhom: null,
  plannedFor: null,
  content: contentKey({ days: [{ dayCode: 'N3', meals }], dish: null }),
  ...differences,
})
const onList = (differences: Partial<CartItems[number]>, item: ListItem, occasion = {}) =>
  standingOf([entry({ id: 3, objectTypeId: 1, content: '' }), entry(differences)], item, occasion)

test.each<[string, Partial<CartItems[number]>, ListItem]>([
  ['a dish', { dishId: 4, content: contentKey({ days: [], dish: soup }) }, dish],
  ['a meal', { type: 1, mealCode: 2, content: contentKey({ days: [{ meals }], dish: null }) }, meal],
  ['a day of a stored menu', { type: 0, menuId: 9, dayCode: 'N3' }, day],
  ['a stored menu of one day, of which the card is known', { type: 0, menuId: 9, dayCode: 'N1' }, card],
  ['a composed day', { type: 0, content: contentKey({ days: [{ meals }], dish: null }) }, ownDay],
  ['a stored week', { type: 3, menuId: 9 }, week],
  ['a composed week', { type: 3, content: contentKey({ days: [{ dayCode: 'N2', meals }], dish: null }) }, ownWeek],
])('%s is found on the list', (_, differences, item) => {
  expect(onList(differences, item)).toEqual({ state: 'there', entryId: 1 })
})

test.each<[string, Partial<CartItems[number]>, ListItem]>([
  ['a dish for another object type', { dishId: 4, objectTypeId: 6 }, dish],
  ['another dish', { dishId: 5 }, dish],
  ['another day of the menu', { type: 0, menuId: 9, dayCode: 'N4' }, day],
  ['a week of another menu', { type: 3, menuId: 8 }, week],
  ['a meal of other dishes', { type: 1, mealCode: 2, content: 'x' }, meal],
])('%s is not the item', (_, differences, item) => {
  expect(onList(differences, item)).toEqual({ state: 'absent' })
})

test.each<[string, Partial<CartItems[number]>, ListItem]>([
  ['a dish', { dishId: 4, content: 'x' }, dish],
  ['a day of a stored menu', { type: 0, menuId: 9, dayCode: 'N3', content: 'x' }, day],
])('%s with other portions is there, changed', (_, differences, item) => {
  expect(onList(differences, item)).toEqual({ state: 'changed', entryId: 1 })
})

test('for another person or day it is another item', () => {
  const content = contentKey({ days: [], dish: soup })
  const forNa = { dishId: 4, content, forWhom: 'Bé Na', plannedFor: '2026-11-25' }
  expect(onList(forNa, dish, { forWhom: 'bé na', plannedFor: '2026-11-25' }).state).toBe('there')
  expect(onList(forNa, dish, { forWhom: 'Bé Na', plannedFor: '2026-12-02' }).state).toBe('absent')
  expect(onList(forNa, dish).state).toBe('absent')
})

test('items have keys of their own', () => {
  const forNa = { ...ownDay, forWhom: 'Bé Na' }
  const items = [dish, { ...dish, objectTypeId: null }, meal, day, ownDay, forNa, week, ownWeek, card]
  expect(new Set(items.map(keyOfItem)).size).toBe(items.length)
  expect(keyOfItem({ ...dish, dish: { ...soup, portion: 2 } })).toBe(keyOfItem(dish))
})

test.each([dish, { ...dish, objectTypeId: null, eaters: 2 }, meal, day, ownDay, week, ownWeek, card])(
  'an item is read back as a device kept it: %j',
  (item) => {
    expect(readListItem(JSON.parse(JSON.stringify(item)))).toEqual(item)
  },
)

test.each([
  null,
  'dish',
  { ...dish, title: 5 },
  { ...dish, dish: { dishId: 'x', portion: 1 } },
  { ...dish, dish: { ...soup, portion: 0 } },
  { ...dish, objectTypeId: undefined },
  { ...meal, dishes: null },
  { ...day, dayCode: 'N9' },
  { ...ownDay, meals: null },
  { ...ownWeek, days: [{ meals: [{ mealCode: 2 }] }] },
  { ...week, kind: 'year' },
])('%j is no item', (kept) => {
  expect(readListItem(kept)).toBeNull()
})
