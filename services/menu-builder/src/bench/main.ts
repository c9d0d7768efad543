import { resolve } from 'node:path'
import { contentFolder, contentRoot, readMenuSnapshot } from 'content'
import { loadHighs } from '../core/proof/highs-solver'
import { createSnapshot } from '../core/snapshot'
import { measureGrowth } from './measure-growth'
import { type MenuFigures, measureMenus } from './measure-menus'

/**
 * Times of one thread, how many menus meet every enforced standard and keep the rules of a week, and how time grows with the bank, beside HiGHS:
 * `npm run bench -w service-menu-builder [-- --json] [--small]`. The last line of `--json` is what docs/budgets.md is measured by.
 */

const WHOLE = { daySeeds: 100, weekSeeds: 30, objectTypeIds: null, grown: 10, mipDishes: Number.POSITIVE_INFINITY }
/** Whether it works. */
const SMALL = { daySeeds: 1, weekSeeds: 1, objectTypeIds: [1, 5], grown: 2, mipDishes: 300 }

const flags = new Set(process.argv.slice(2).filter((argument) => argument.startsWith('--')))
const [folder = contentRoot()] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const asJson = flags.has('--json')
const size = flags.has('--small') ? SMALL : WHOLE

const snapshot = createSnapshot(readMenuSnapshot(contentFolder(resolve(folder))))
const solveLp = await loadHighs()
const percent = (share: number) => `${(100 * share).toFixed(0)} %`

function shown({ objectTypeId, ms, slowestMs, met, proven, disagreeing, varied }: MenuFigures): string {
  const times = `${ms.toFixed(1)} ms (slowest ${slowestMs.toFixed(0)})`
  return [objectTypeId, times, percent(met), percent(proven), percent(disagreeing), percent(varied)].join(' | ')
}

const objectTypeIds =
  size.objectTypeIds ??
  snapshot.objectTypes.filter(({ groupId }) => groupId > 0).map(({ objectTypeId }) => objectTypeId)
// The first menus are slower: the code is not compiled yet.
measureMenus(snapshot, 2, { days: 1, seeds: size.daySeeds, solveLp })
const figures = new Map<number, readonly MenuFigures[]>()
for (const [days, seeds] of [
  [1, size.daySeeds],
  [7, size.weekSeeds],
] as const) {
  console.log(
    `\n${seeds} menus of ${days} day(s)\nobject type | median | all standards met | LP proves it can not | totals disagree | varied`,
  )
  const rows = objectTypeIds.map((objectTypeId) => {
    const row = measureMenus(snapshot, objectTypeId, { days, seeds, solveLp })
    console.log(shown(row))
    return row
  })
  figures.set(days, rows)
}
console.log('\ndishes | a day by search, median | the same by HiGHS MIP')
const growth = await measureGrowth(snapshot, { times: size.grown, seeds: size.daySeeds, mipDishes: size.mipDishes })
for (const { dishes, searchMs, mipMs, mipStatus } of growth)
  console.log(`${dishes} | ${searchMs.toFixed(1)} ms | ${(mipMs / 1000).toFixed(2)} s (${mipStatus})`)
if (asJson) console.log(JSON.stringify({ days: figures.get(1), weeks: figures.get(7), growth }))
