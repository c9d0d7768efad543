import { contentFolder, contentRoot, readMenuSnapshot } from 'content'
import { FamilyPools } from '../core/family/family-pools'
import { type FamilyRequest, searchFamilyMenu } from '../core/family/search-family-menu'
import { createSnapshot } from '../core/snapshot'
import { FAMILY_OF_FOUR, forbiddenPortions, potFigures, untoldTextures, widestSwing } from '../testing/family-checks'

/**
 * Weeks of a family of four (pregnant, adult, 3 years, 14 months): how long each takes, whether all four meet everything, what is missed, whether anybody
 * is served what isn't for them. `npm run family-weeks -w service-menu-builder [-- weeks]`; the first week is printed for reading.
 */

const WEEKS = Number(process.argv[2] ?? 10)
const snapshot = createSnapshot(readMenuSnapshot(contentFolder(contentRoot())))
const pools = new FamilyPools(snapshot)

function menuOf(request: FamilyRequest) {
  const slowest = { part: 0, parts: 0 }
  const started = performance.now()
  for (let job: string | undefined; ; ) {
    const before = performance.now()
    const step = searchFamilyMenu({ ...request, job }, { pools })
    slowest.part = Math.max(slowest.part, performance.now() - before)
    slowest.parts += 1
    if (step.state === 'done') return { menu: step.menu, seconds: (performance.now() - started) / 1000, ...slowest }
    job = step.job
  }
}

let met = 0
let forbidden = 0
for (let seed = 1; seed <= WEEKS; seed += 1) {
  const request = { eaters: FAMILY_OF_FOUR, days: 7, seed }
  const { menu, seconds, part, parts } = menuOf(request)
  const gaps = menu.eaters.flatMap(({ key, unmet }) => unmet.map((gap) => `${key}, ${gap.dayCode}: ${gap.reason}`))
  const wrong = [...forbiddenPortions(menu, request, snapshot), ...untoldTextures(menu, request, snapshot)]
  if (gaps.length === 0) met += 1
  forbidden += wrong.length
  const dishes = new Set(
    menu.days.flatMap((day) => day.meals.flatMap((meal) => meal.dishes.map(({ dishId }) => dishId))),
  )
  const { sharedDishes, breakfastsOfOnePot, mostKindsOfSnack } = potFigures(menu, snapshot)
  console.log(
    `week ${seed}: ${seconds.toFixed(1)} s in ${parts} parts (longest ${part.toFixed(0)} ms), ${dishes.size} dishes, ` +
      `portions swing ${(100 * widestSwing(menu, snapshot)).toFixed(0)} %, ${gaps.length} gaps, ` +
      `${(100 * sharedDishes).toFixed(0)} % of dishes shared, ${breakfastsOfOnePot} breakfasts of one pot, at most ${mostKindsOfSnack} kinds of snack`,
  )
  for (const line of [...wrong, ...gaps]) console.log(`  ${line}`)
  if (seed === 1)
    for (const { dayCode, meals } of menu.days)
      for (const meal of meals)
        console.log(
          `  ${dayCode} ${meal.mealCode}: ${meal.dishes
            .map(
              ({ title, portions }) =>
                `${title} [${portions.map((each) => `${each.eater} ${each.portion}`).join(', ')}]`,
            )
            .join('; ')}`,
        )
}
console.log(
  `\nall four meet everything in ${met} of ${WEEKS} weeks; portions that are not for their eater: ${forbidden}`,
)
process.exitCode = forbidden > 0 ? 1 : 0
