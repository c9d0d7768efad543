import { expect, test } from '@jest/globals'
import { isTakenMeasure, type MeasureName, measures } from './measures'
import { areMotherMeasuresSwapped } from './mother-measures'
import { askReadings, readingsOf } from './readings'

test.each<[MeasureName, number, string]>([
  ['weight', 7200, '7200 g = 7,2 kg?'],
  ['weight', 3250, '3250 g, làm tròn là 3,3 kg? Dấu phẩy bị thiếu hoặc nhầm chỗ: 32,5 kg?'],
  ['weight', 72, 'Dấu phẩy bị thiếu hoặc nhầm chỗ: 7,2 kg?'],
  ['weight', 725, 'Dấu phẩy bị thiếu hoặc nhầm chỗ: 7,3 kg?'],
  ['weight', 0.72, 'Dấu phẩy bị thiếu hoặc nhầm chỗ: 7,2 kg?'],
  ['weight', 7.25, 'Ô này ghi một chữ số sau dấu phẩy: 7,3 kg?'],
  ['height', 0.75, '0,75 m = 75 cm?'],
  ['height', 755, '755 mm = 75,5 cm?'],
  ['headCircumference', 455, '455 mm = 45,5 cm?'],
  ['armCircumference', 115, '115 mm = 11,5 cm?'],
  ['motherHeight', 1.55, '1,55 m = 155 cm?'],
  ['motherHeight', 1550, '1550 mm = 155 cm?'],
  ['motherWeight', 520, 'Dấu phẩy bị thiếu hoặc nhầm chỗ: 52 kg?'],
  ['motherWeight', 52000, '52000 g = 52 kg?'],
  ['weight', 0, ''],
  ['weight', Number.NaN, ''],
])('%s %p is asked about as %j', (name, value, question) => {
  expect(askReadings(readingsOf(name, value))).toBe(question)
})

test('a millimetre of the arm is never rounded away: 11,45 cm are below the limit of 11,5', () => {
  expect(isTakenMeasure('armCircumference', 11.45)).toBe(true)
  expect(isTakenMeasure('weight', 7.25)).toBe(false)
})

test('every slip of a mother by ten, a hundred or a thousand leaves her limits, and her own measure is offered', () => {
  const cases: [MeasureName, number][] = [
    ...Array.from({ length: 146 }, (_, each): [MeasureName, number] => ['motherWeight', 35 + each]),
    ...Array.from({ length: 61 }, (_, each): [MeasureName, number] => ['motherHeight', 130 + each]),
  ]
  const unnoticed = cases.flatMap(([name, value]) =>
    (name === 'motherWeight' ? [1000, 10, 0.1] : [0.01, 10, 0.1])
      .map((factor) => Math.round(value * factor * 1000) / 1000)
      .filter(
        (typed) =>
          measures[name].validate(typed) === null ||
          !readingsOf(name, typed).some((reading) => reading.value === value),
      )
      .map((typed) => [name, value, typed]),
  )
  expect(unnoticed).toEqual([])
})

test.each([
  [155, 52, true],
  [52, 155, false],
  [155, null, false],
  [80, 70, false],
])('a mother of %p kg and %p cm has them swapped: %p', (weight, height, swapped) => {
  expect(areMotherMeasuresSwapped(weight, height)).toBe(swapped)
})
