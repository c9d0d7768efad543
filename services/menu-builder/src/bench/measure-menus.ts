import { buildMenu } from '../core/build-menu'
import { createPool } from '../core/pool'
import type { SolveLp } from '../core/proof/relaxation'
import type { Snapshot } from '../core/snapshot'
import { missedMeans, missedStandards } from '../testing/independent'
import { habitsOfMenu } from '../testing/independent-habits'
import { brokenLimits, materialsOfMains, vegetablesTwice } from '../testing/independent-week'
import { median, timed } from './statistics'

/** Menus of one object type, one for each seed. Shares are of 1. */
export interface MenuFigures {
  readonly objectTypeId: number
  readonly days: number
  readonly ms: number
  readonly slowestMs: number
  /** All enforced standards met on all days. */
  readonly met: number
  /** A standard is missed and the LP relaxation proves that it can't be met. */
  readonly proven: number
  /** Menus whose totals, summed a second time by other code, disagree with what is said of them. */
  readonly disagreeing: number
  /** No vegetable in two dishes of a day, and of a week 20 materials in its main dishes, limits kept and nothing odd at table. */
  readonly varied: number
}

const LEAST_MATERIALS = 20
const PROVEN = 'đã kiểm chứng'

/** Menus of `days` days for the seeds 0 to `seeds` − 1. */
export function measureMenus(
  snapshot: Snapshot,
  objectTypeId: number,
  { days, seeds, solveLp }: { readonly days: number; readonly seeds: number; readonly solveLp: SolveLp },
): MenuFigures {
  const pool = createPool(snapshot, objectTypeId)
  const runs = Array.from({ length: seeds }, (_, seed) =>
    timed(() => buildMenu({ objectTypeId, days, seed }, { snapshot, pool, solveLp })),
  )
  const shareOf = (matches: (menu: (typeof runs)[number]['result']) => boolean) =>
    runs.filter(({ result }) => matches(result)).length / seeds
  return {
    objectTypeId,
    days,
    ms: median(runs.map(({ ms }) => ms)),
    slowestMs: Math.max(...runs.map(({ ms }) => ms)),
    met: shareOf(({ unmet }) => unmet.length === 0),
    proven: shareOf(({ unmet }) => unmet.length > 0 && unmet.every(({ reason }) => reason.includes(PROVEN))),
    disagreeing: shareOf((menu) => {
      const named = new Set(menu.unmet.map(({ dayCode, standardId }) => `${dayCode} ${standardId}`))
      const missed = menu.days.flatMap((day) =>
        missedStandards(day, objectTypeId, menu.days.length).map((standardId) => `${day.dayCode} ${standardId}`),
      )
      const ofMean = missedMeans(menu.days, objectTypeId).filter(
        (standardId) => !menu.unmet.some((each) => each.standardId === standardId),
      )
      return ofMean.length > 0 || missed.some((each) => !named.has(each))
    }),
    varied: shareOf((menu) => {
      if (vegetablesTwice(menu.days).length > 0) return false
      if (days < 7) return true
      return (
        habitsOfMenu(menu.days).odd.length === 0 &&
        materialsOfMains(menu.days) >= LEAST_MATERIALS &&
        brokenLimits(menu.days, objectTypeId).length === 0
      )
    }),
  }
}
