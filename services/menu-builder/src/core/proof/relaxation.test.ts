import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { runSize } from 'shared-contracts/testing'
import { realPool, realSnapshot } from '../../testing/content'
import { buildMenu } from '../build-menu'
import { WorkBudget } from '../search/work-budget'
import { openSlots } from '../week/open-slots'
import { loadHighs } from './highs-solver'
import { relaxDay, type SolveLp } from './relaxation'

// Loading WebAssembly and proving take seconds on a busy machine.
jest.setTimeout(120_000)

let solveLp: SolveLp
beforeAll(async () => {
  solveLp = await loadHighs()
})

const NO_WISHES = { excludedDishIds: new Set<number>(), excludedMaterialIds: new Set<number>() }

describe('the relaxation', () => {
  test('proves nothing where menus exist', () => {
    const pool = realPool(runSize(9, 10))
    expect(relaxDay(pool, openSlots(pool, NO_WISHES, realSnapshot()), solveLp, new WorkBudget())).toEqual({
      solved: true,
      shortfalls: new Map(),
    })
  })

  test('names what can not be met without milk, and the answer says so', () => {
    const milk = realSnapshot().materials.filter(({ group }) => group === 'dairy')
    const menu = buildMenu(
      { objectTypeId: 3, days: 1, seed: 1, excludeMaterialIds: milk.map(({ materialId }) => materialId) },
      { snapshot: realSnapshot(), pool: realPool(3), solveLp },
    )
    const milkUnits = menu.unmet.find(({ standardId }) => standardId === 55)
    expect(milkUnits?.reason).toContain('đã kiểm chứng')
    expect(menu.days[0]?.standards.find(({ standardId }) => standardId === 55)?.status).toBe('below')
  })
})
