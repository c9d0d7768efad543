import { describe, expect, test } from '@jest/globals'
import { type Weighing, type WeightCourse, weightCourse } from './weight-course'

type Weighed = readonly [ageInDays: number, weight: number, z?: number]

/** The course up to the last of the weighings. */
function courseOf(weighings: readonly Weighed[]): WeightCourse | null {
  const all = weighings.map(([ageInDays, weight, z]): Weighing => ({ ageInDays, weight, weightZScore: z ?? null }))
  const now = all.at(-1)
  if (!now) throw new Error('nothing was weighed')
  return weightCourse(all.slice(0, -1), now)
}

describe('a newborn', () => {
  test.each<[readonly Weighed[], WeightCourse | null]>([
    // −12 % and −15 %: both were told as normal.
    [
      [
        [0, 3.4],
        [4, 2.99],
      ],
      'lost 10 % since birth',
    ],
    [
      [
        [0, 3.4],
        [7, 2.89],
      ],
      'lost 10 % since birth',
    ],
    [
      [
        [0, 3.4],
        [25, 3.05],
      ],
      'lost 10 % since birth',
    ],
    // Exactly a tenth is not more than it.
    [
      [
        [0, 3.4],
        [4, 3.06],
      ],
      'lost 7 % since birth',
    ],
    [
      [
        [0, 3.0],
        [3, 2.79],
      ],
      'lost 7 % since birth',
    ],
    [
      [
        [0, 3.0],
        [3, 2.8],
      ],
      'below birth weight',
    ],
    // A week and more after birth 30 g are missing: no emergency.
    [
      [
        [0, 3.4],
        [14, 3.37],
      ],
      'below birth weight',
    ],
    [
      [
        [0, 3.4],
        [20, 3.39],
      ],
      'below birth weight',
    ],
    [
      [
        [0, 3.4],
        [21, 3.39],
      ],
      'below birth weight at three weeks',
    ],
    [
      [
        [0, 3.4],
        [21, 3.4],
      ],
      null,
    ],
    [
      [
        [0, 3.4],
        [14, 3.5],
      ],
      null,
    ],
    [
      [
        [0, 3.4],
        [4, 3.2],
        [7, 3.15],
      ],
      'still losing after day 5',
    ],
    [
      [
        [0, 3.4],
        [4, 3.2],
        [5, 3.15],
      ],
      'lost 7 % since birth',
    ],
    [
      [
        [3, 3.2],
        [8, 3.1],
      ],
      'still losing after day 5',
    ],
    // What the first two days take is not counted again, nor what a scale is wrong by.
    [
      [
        [1, 3.4],
        [8, 3.36],
      ],
      'below birth weight',
    ],
    [
      [
        [0, 3.4],
        [4, 3.2],
        [7, 3.18],
      ],
      'below birth weight',
    ],
    // The doctor's way of the first weeks is no loss.
    [
      [
        [0, 3.4],
        [3, 3.2],
        [10, 3.38],
        [17, 3.6],
      ],
      null,
    ],
  ])('weighed %j is found: %p', (weighings, course) => {
    expect(courseOf(weighings)).toBe(course)
  })
})

describe('later', () => {
  test.each<[readonly Weighed[], WeightCourse | null]>([
    // Weekly weighings, each too near the one before: all were told as normal.
    [
      [
        [100, 5.5],
        [107, 5.2],
      ],
      'rapid loss',
    ],
    [
      [
        [100, 5.5],
        [107, 5.2],
        [114, 4.95],
      ],
      'rapid loss',
    ],
    // A tenth within ten days at ten months.
    [
      [
        [300, 9],
        [310, 8.1],
      ],
      'rapid loss',
    ],
    [
      [
        [300, 9],
        [310, 8.7],
      ],
      'lost weight',
    ],
    [
      [
        [300, 9],
        [310, 8.75],
      ],
      null,
    ],
    // Little by little.
    [
      [
        [300, 9],
        [305, 8.85],
        [310, 8.7],
      ],
      'lost weight',
    ],
    [
      [
        [300, 9],
        [314, 8.99],
      ],
      'lost weight',
    ],
    [
      [
        [300, 9],
        [340, 8.1],
      ],
      'rapid loss',
    ],
    // Lost and not yet regained within the weeks that are looked at; regained.
    [
      [
        [300, 9],
        [320, 8.6],
        [340, 8.9],
      ],
      'lost weight',
    ],
    [
      [
        [300, 9],
        [320, 8.6],
        [340, 9.1],
      ],
      null,
    ],
    [
      [
        [100, 6],
        [120, 5.9],
        [143, 5.98],
      ],
      null,
    ],
    // However long ago the last one was.
    [
      [
        [400, 10],
        [700, 9.8],
      ],
      'lost weight',
    ],
    [
      [
        [100, 8, 0.1],
        [160, 8.1, -0.4],
      ],
      'crossed line',
    ],
    [
      [
        [100, 8, 0.1],
        [160, 8.1, -0.39],
      ],
      null,
    ],
    // By all visits of the weeks, not the one before alone.
    [
      [
        [100, 6.2, 0.2],
        [114, 6.3, -0.1],
        [128, 6.4, -0.45],
      ],
      'crossed line',
    ],
    [
      [
        [100, 6.2, 0.2],
        [110, 6.3, -0.4],
      ],
      null,
    ],
  ])('weighed %j is found: %p', (weighings, course) => {
    expect(courseOf(weighings)).toBe(course)
  })

  test('nothing is found without a weight', () => {
    expect(
      weightCourse([{ ageInDays: 100, weight: 6, weightZScore: 0 }], {
        ageInDays: 130,
        weight: null,
        weightZScore: null,
      }),
    ).toBeNull()
    expect(courseOf([[130, 6]])).toBeNull()
  })
})
