import { expect, test } from '@jest/globals'
import { type ChosenDish, emptyDraft } from './draft'
import { dayOfDraft, dishOfDraft, mealOfDraft, type StoredDay, weekOfDraft } from './draft-items'

const rice: ChosenDish = { mealCode: 2, dishId: 10, portion: 1, locked: true }
const fish: ChosenDish = {
  mealCode: 4,
  dishId: 11,
  portion: 0.5,
  locked: false,
  materials: [
    { materialId: 3, grams: 40 },
    { materialId: 4, grams: 0 },
  ],
}
const bought = { dishId: 11, portion: 0.5, materials: [{ materialId: 3, grams: 40 }] }
const stored: StoredDay = { menuId: 9, menuTitle: 'Tuần mở', dayCount: 7, dayCode: 'N3' }
const own = { objectTypeId: 2, stored: undefined }

test('a day of one’s own is bought as it is, without what was taken out of its dishes', () => {
  expect(dayOfDraft([rice, fish], { ...own, title: 'Tự tạo' })).toEqual({
    kind: 'day',
    title: 'Tự tạo',
    objectTypeId: 2,
    menuId: null,
    meals: [
      { mealCode: 2, dishes: [{ dishId: 10, portion: 1 }] },
      { mealCode: 4, dishes: [bought] },
    ],
  })
})

test('a changed day of a stored menu stays that day', () => {
  const options = { objectTypeId: 2, title: 'Tự tạo', stored }
  expect(dayOfDraft([rice], options)).toMatchObject({ title: 'Thứ tư, Tuần mở', menuId: 9, dayCode: 'N3' })
  expect(dayOfDraft([rice], { ...options, stored: { ...stored, dayCount: 1 } })).toMatchObject({
    title: 'Tuần mở',
    menuId: 9,
    plannedFor: null,
  })
})

test('a meal and a dish of it', () => {
  const meal = mealOfDraft([rice, fish], { code: 4, title: 'Bữa tối' }, { objectTypeId: 2, stored })
  expect(meal).toEqual({
    kind: 'meal',
    title: 'Bữa tối',
    objectTypeId: 2,
    mealCode: 4,
    dishes: [bought],
    dayCode: 'N3',
  })
  expect(dishOfDraft(fish, 'Cá', own)).toEqual({ kind: 'dish', title: 'Cá', objectTypeId: 2, dish: bought })
})

test('a week is the days that have dishes, on their days', () => {
  const draft = { ...emptyDraft(2), days: [[rice], [], [fish]] }
  expect(weekOfDraft(draft, 'Tuần', ['N2', 'N4', 'N6'])).toEqual({
    kind: 'week',
    title: 'Tuần',
    objectTypeId: 2,
    menuId: null,
    days: [
      { dayCode: 'N2', meals: [{ mealCode: 2, dishes: [{ dishId: 10, portion: 1 }] }] },
      { dayCode: 'N6', meals: [{ mealCode: 4, dishes: [bought] }] },
    ],
  })
})
