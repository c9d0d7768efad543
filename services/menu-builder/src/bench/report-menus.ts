import { contentFolder, contentRoot, readMenuSnapshot } from 'content'
import { buildMenu } from '../core/build-menu'
import { createPool } from '../core/pool'
import { createSnapshot } from '../core/snapshot'
import { missedMeans, missedStandards } from '../testing/independent'
import { habitsOfMenu } from '../testing/independent-habits'
import { brokenLimits } from '../testing/independent-week'
import { median, timed } from './statistics'

/**
 * What built weeks are like: how many meet everything, what is cooked how often, and what a family would find odd, over 20 seeds of each object type.
 * `npm run menus:report -w service-menu-builder [-- --print]`; `--print` writes ten weeks for reading.
 */

const SEEDS = 20
const DAY_SEEDS = 60
const OBJECT_TYPE_IDS = [1, 2, 3, 4, 7, 8, 9, 10]
const PRINTED = [1, 2, 3, 4, 7, 8, 9, 10, 2, 9]

const snapshot = createSnapshot(readMenuSnapshot(contentFolder(contentRoot())))
const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function report(objectTypeId: number): string {
  const pool = createPool(snapshot, objectTypeId)
  const build = (days: number, seed: number) => buildMenu({ objectTypeId, days, seed }, { snapshot, pool })
  const days = Array.from({ length: DAY_SEEDS }, (_, seed) => timed(() => build(1, seed + 1)))
  const weeks = Array.from({ length: SEEDS }, (_, seed) => timed(() => build(7, seed + 1)))
  const habits = weeks.map(({ result }) => habitsOfMenu(result.days))
  const met = weeks.filter(
    ({ result }) =>
      result.unmet.length === 0 &&
      result.days.every((day) => missedStandards(day, objectTypeId, 7).length === 0) &&
      missedMeans(result.days, objectTypeId).length === 0,
  )
  const daysMet = days.filter(
    ({ result }) =>
      result.unmet.length === 0 && result.days.every((day) => missedStandards(day, objectTypeId).length === 0),
  )
  const all = sum(habits.map((each) => each.days))
  const counted = (part: (each: (typeof habits)[number]) => number) => percent(sum(habits.map(part)), all)
  const odd = [
    ...habits.flatMap((each) => each.odd),
    ...weeks.flatMap(({ result }) => brokenLimits(result.days, objectTypeId)),
  ]
  const line = [
    objectTypeId,
    percent(met.length, SEEDS),
    percent(daysMet.length, DAY_SEEDS),
    counted(({ khoDays }) => khoDays),
    counted(({ sourDays }) => sourDays),
    counted(({ noodleBreakfasts }) => noodleBreakfasts),
    percent(sum(habits.map(({ whiteRice }) => whiteRice)), sum(habits.map(({ rice }) => rice))),
    Math.max(...habits.map(({ dishes }) => dishes)),
    odd.length,
    `${median(weeks.map(({ ms }) => ms)).toFixed(0)} ms`,
    `${median(days.map(({ ms }) => ms)).toFixed(1)} ms`,
  ].join(' | ')
  return [line, ...[...new Set(odd)].slice(0, 10).map((each) => `    odd: ${each}`)].join('\n')
}

const MEALS: Readonly<Record<number, string>> = {
  1: 'sáng',
  5: 'phụ sáng',
  2: 'trưa',
  6: 'phụ chiều',
  4: 'tối',
  7: 'phụ tối',
}

function printWeek(objectTypeId: number, seed: number): void {
  const menu = buildMenu({ objectTypeId, days: 7, seed }, { snapshot, pool: createPool(snapshot, objectTypeId) })
  console.log(`\n=== object type ${objectTypeId}, seed ${seed}; not met: ${menu.unmet.length}`)
  for (const { dayCode, meals } of menu.days) {
    console.log(dayCode)
    for (const { mealCode, dishes } of meals)
      console.log(`  ${MEALS[mealCode]}: ${dishes.map(({ title, portion }) => `${title} ×${portion}`).join(' · ')}`)
  }
}

if (process.argv.includes('--print'))
  for (const [index, objectTypeId] of PRINTED.entries()) printWeek(objectTypeId, 100 + index)
else {
  console.log(
    'object type | weeks met | days met | days with kho or rim | with sour soup | noodle-soup breakfasts | white rice | most dishes a week | odd | week, median | day, median',
  )
  for (const objectTypeId of OBJECT_TYPE_IDS) console.log(report(objectTypeId))
}
