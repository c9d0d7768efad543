import { expect, test } from '@jest/globals'
import { dishItem } from './dish-item'

const soup = { dishId: 7, title: 'Canh chua', objectTypeIds: [4, 8, 11] }
const porridge = { dishId: 8, title: 'Cháo cá', objectTypeIds: [7, 8] }
const one = { people: 1, portion: 1 }
const person = (objectTypeId: 4 | 7 | 8 | null) => ({ objectTypeId })

test('a dish is for whom the page tells it, whoever of the family eats it too', () => {
  // A mother whose amounts had not come yet put it on the list for herself, and the button then asked for an adult's.
  expect(dishItem(soup, one, [person(4)])).toMatchObject({ objectTypeId: null, eaters: 1 })
  expect(dishItem(soup, one, [])).toMatchObject({ objectTypeId: null })
  expect(dishItem(porridge, one, [])).toMatchObject({ objectTypeId: 7 })
  expect(dishItem(soup, { objectTypeId: 4, people: 1, portion: 1.25 }, [])).toMatchObject({
    objectTypeId: 4,
    dish: { dishId: 7, portion: 1.25 },
  })
  expect(dishItem(soup, { objectTypeId: 11, people: 4, portion: 1 }, [])).toMatchObject({
    objectTypeId: null,
    eaters: 4,
  })
})

test('where it does not suit who is asked for, it is for the first of the family whom it suits, else for nobody in particular', () => {
  const forInfant = { objectTypeId: 5, people: 1, portion: 1 }
  expect(dishItem(porridge, forInfant, [person(null), person(4), person(8), person(7)])).toMatchObject({
    objectTypeId: 8,
  })
  expect(dishItem(porridge, forInfant, [])).toMatchObject({ objectTypeId: null, dish: { portion: 1 } })
})
