import { expect, test } from '@jest/globals'
import { dayLines } from './day-lines'

const meal = (mealCode: number, ...titles: string[]) => ({ mealCode, dishes: titles.map((title) => ({ title })) })

test('a day in four lines: three meals in the order of the day, all snacks together', () => {
  const day = { meals: [meal(5, 'Sinh tố'), meal(4, 'Cơm', 'Canh'), meal(1, 'Cháo'), meal(2, 'Bún'), meal(7, 'Sữa')] }
  expect(dayLines(day, 'Bữa phụ')).toEqual([
    { title: 'Bữa sáng', dishes: 'Cháo' },
    { title: 'Bữa trưa', dishes: 'Bún' },
    { title: 'Bữa tối', dishes: 'Cơm, Canh' },
    { title: 'Bữa phụ', dishes: 'Sinh tố, Sữa' },
  ])
})

test('meals without a dish are left out', () => {
  expect(dayLines({ meals: [meal(1), meal(2, 'Bột bí đỏ')] }, 'Bữa phụ')).toEqual([
    { title: 'Bữa trưa', dishes: 'Bột bí đỏ' },
  ])
})
