import { describe, expect, test } from '@jest/globals'
import { type LmsTable, loadGrowthTable } from 'shared-contracts/growth'
import { type GrowthChartKind, growthChartModel, growthTableOf } from './growth-chart-model'
import { presetForAge, rangePresets } from './growth-ranges'

const whole = { from: 0, to: 1826 }
const point = (x: number, y: number) => ({ id: `${x}`, x, y, mark: 'circle' as const, title: '', details: [] })

async function tableOf(kind: GrowthChartKind, standing = false): Promise<LmsTable> {
  return loadGrowthTable(growthTableOf(kind, standing), 0)
}

describe('the model of a growth chart', () => {
  test.each(['length', 'weight', 'weight-for-length', 'bmi', 'head'] as const)(
    '%s has seven named SD lines, told apart by dash on each side, rising from −3 to +3',
    async (kind) => {
      const range = kind === 'weight-for-length' ? { from: 450, to: 1100 } : whole
      const { lines } = growthChartModel(kind, await tableOf(kind), range, [])
      expect(lines.map(({ label }) => label)).toEqual(['+3 SD', '+2 SD', '+1 SD', '0', '−1 SD', '−2 SD', '−3 SD'])
      expect(lines.map(({ dash }) => dash)).toEqual(['dots', 'short', 'long', 'solid', 'long', 'short', 'dots'])
      const ends = lines.map(({ pieces }) => pieces.at(-1)?.at(-1)?.[1] ?? 0)
      expect(ends).toEqual([...ends].sort((a, b) => b - a))
    },
  )

  test.each([
    ['length', 2],
    ['bmi', 2],
    ['weight', 1],
    ['head', 1],
  ] as const)('%s lines come in %p pieces over five years', async (kind, pieces) => {
    const model = growthChartModel(kind, await tableOf(kind), whole, [])
    expect(model.lines.map((line) => line.pieces.length)).toEqual(Array(7).fill(pieces))
    expect(model.notes).toHaveLength(pieces - 1)
  })

  test('does not break within one side of 24 months', async () => {
    const table = await tableOf('length')
    expect(growthChartModel('length', table, { from: 0, to: 730 }, []).notes).toEqual([])
    expect(growthChartModel('length', table, { from: 731, to: 1826 }, []).notes).toEqual([])
  })

  test('makes room for a point far outside and leaves out those beyond the range', async () => {
    const model = growthChartModel('weight', await tableOf('weight'), { from: 0, to: 183 }, [
      point(100, 30),
      point(400, 9),
    ])
    expect(model.y.to).toBeGreaterThan(30)
    expect(model.points).toHaveLength(1)
  })

  test('names its standard', async () => {
    expect(growthChartModel('bmi', await tableOf('bmi'), whole, []).standard).toMatch(/WHO/)
  })
})

describe('the range that shows a child best', () => {
  test.each([
    ['length', null, '0-60'],
    ['length', 0, '0-6'],
    ['length', 183, '0-6'],
    ['length', 184, '0-24'],
    ['length', 730, '0-24'],
    ['length', 731, '0-60'],
    ['weight-for-length', 730, 'lying'],
    ['weight-for-length', 731, 'standing'],
    ['weight-for-length', null, 'lying'],
  ] as const)('%s at day %p: %s', (kind, age, id) => {
    expect(presetForAge(kind, age).id).toBe(id)
  })

  test('ends with the widest', () => {
    expect(rangePresets('bmi').at(-1)).toMatchObject(whole)
  })
})
