import { expect, test } from '@jest/globals'
import { stepsOf } from './dish-steps'

test('parts cooking from advice and loses nothing', () => {
  const steps = ['Vo sạch gạo.', 'Nấu chín.', 'Bé 9–11 tháng: nghiền.', 'An toàn: nấu chín hẳn.']
  expect(stepsOf(steps)).toEqual({ cooking: steps.slice(0, 2), advice: steps.slice(2) })
})
