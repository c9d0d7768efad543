import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contentFolder, contentRoot, readMenuSnapshot } from 'content'
import { serveDish } from 'shared-contracts/nutrition'
import { DAY_CODES } from './core/answer'
import { type BuiltMenu, buildMenu } from './core/build-menu'
import { createPool, type Pool } from './core/pool'
import { mixSeed } from './core/search/random'
import { createSnapshot, type Snapshot } from './core/snapshot'

/**
 * Writes menus.json of the content: for each object type 1–10 a free week, two more weeks and three standard days.
 * `npm run generate-menus -w service-menu-builder`; for the age at which solid food begins also the weeks of `firstSolids`. The seeds follow from the menu ids, so the same content gives the same file; a seed whose menu
 * misses a standard or a weekly minimum is passed over. Run it again after changing dishes, needs or builder settings.
 */

const AUTHOR = 'Bộ dựng thực đơn của chương trình, theo nhu cầu khuyến nghị NIN 2016'

interface MenuPlan {
  readonly kind: 'free' | 'week' | 'standard'
  readonly days: number
  readonly title: (of: string) => string
}

const PLANS: readonly MenuPlan[] = [
  { kind: 'free', days: 7, title: (of) => `Thực đơn một tuần cho ${of}` },
  { kind: 'week', days: 7, title: (of) => `Thực đơn tuần cho ${of}, gợi ý thứ hai` },
  { kind: 'week', days: 7, title: (of) => `Thực đơn tuần cho ${of}, gợi ý thứ ba` },
  { kind: 'standard', days: 1, title: (of) => `Thực đơn chuẩn một ngày cho ${of}, mẫu 1` },
  { kind: 'standard', days: 1, title: (of) => `Thực đơn chuẩn một ngày cho ${of}, mẫu 2` },
  { kind: 'standard', days: 1, title: (of) => `Thực đơn chuẩn một ngày cho ${of}, mẫu 3` },
]

const AUTHOR_OF_FIRST_SOLIDS = 'Ban biên tập chương trình, theo hướng dẫn ăn bổ sung của WHO 2023'

/** Meals through the day: breakfast, morning snack, lunch, afternoon snack, dinner, evening. */
const MEAL_ORDER = [1, 5, 2, 6, 4, 7]

const SEEDS_TRIED = 50

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function build(snapshot: Snapshot, pool: Pool, menuId: number, days: number): BuiltMenu {
  for (let attempt = 0; attempt < SEEDS_TRIED; attempt += 1) {
    const seed = mixSeed(menuId, attempt) >>> 0
    const built = buildMenu({ objectTypeId: pool.objectTypeId, days, seed }, { snapshot, pool })
    if (built.unmet.length === 0) return built
  }
  throw new Error(`menu ${menuId}: none of ${SEEDS_TRIED} seeds meets all standards`)
}

/** Who has just begun to eat is told where to begin. */
const SUMMARY_WHERE_SOLIDS_BEGIN =
  'Cho bé đã quen ăn dặm. Bé mới tập trong hai tuần đầu chỉ ăn 1–2 bữa mỗi ngày, mỗi bữa 2–3 thìa: có thực đơn riêng cho hai tuần ấy.'

/** Weeks of a few spoons a day beside breast milk, before the ordinary ones. */
function firstSolids(snapshot: Snapshot, pool: Pool, firstMenuId: number) {
  const { objectTypeId, breastMilkMl, weeks } = snapshot.settings.firstSolids
  if (pool.objectTypeId !== objectTypeId) return []
  const { dishIds, feeds } = snapshot.settings.breastMilk
  const shares = feeds.find(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))?.shares ?? []
  const placed = (dishId: number, portion: number) => {
    const dish = snapshot.dishById.get(dishId)
    if (!dish) throw new Error(`no dish ${dishId}`)
    const { ingredients } = serveDish(dish, objectTypeId, portion, snapshot.rules)
    return { dishId, portion, grams: Math.round(ingredients.reduce((sum, { grams }) => sum + grams, 0)) }
  }
  const milk = shares.map(({ mealCode, share }) => ({
    mealCode,
    dish: placed(dishIds[0] ?? 0, Math.round(breastMilkMl * share) / 100),
  }))
  return weeks.map(({ title, summary, days }, index) => ({
    menuId: firstMenuId + index,
    kind: 'standard' as const,
    objectTypeId,
    firstSolids: true,
    title,
    summary,
    author: AUTHOR_OF_FIRST_SOLIDS,
    days: days.map((meals, day) => ({
      dayCode: DAY_CODES[day] ?? 'N1',
      meals: MEAL_ORDER.flatMap((mealCode) => {
        const dishes = [
          ...meals.filter((meal) => meal.mealCode === mealCode).map((meal) => placed(meal.dishId, meal.portion)),
          ...milk.filter((feed) => feed.mealCode === mealCode).map((feed) => feed.dish),
        ]
        return dishes.length > 0 ? [{ mealCode, dishes }] : []
      }),
    })),
  }))
}

function menusOf(snapshot: Snapshot, objectTypeId: number) {
  const pool = createPool(snapshot, objectTypeId)
  const of = lowerFirst(snapshot.objectTypes.find((each) => each.objectTypeId === objectTypeId)?.title ?? '')
  const begins = firstSolids(snapshot, pool, objectTypeId * 10 + PLANS.length + 1)
  const ordinary = PLANS.map(({ kind, days, title }, index) => {
    const menuId = objectTypeId * 10 + index + 1
    return {
      menuId,
      kind,
      objectTypeId,
      title: title(of),
      ...(begins.length > 0 && { summary: SUMMARY_WHERE_SOLIDS_BEGIN }),
      author: AUTHOR,
      days: build(snapshot, pool, menuId, days).days.map(({ dayCode, meals }) => ({
        dayCode,
        meals: meals.map(({ mealCode, dishes }) => ({
          mealCode,
          dishes: dishes.map(({ dishId, portion, materials }) => ({
            dishId,
            portion,
            grams: Math.round(materials.reduce((sum, { grams }) => sum + grams, 0)),
          })),
        })),
      })),
    }
  })
  return [...begins, ...ordinary]
}

const folder = resolve(process.argv[2] ?? contentRoot())
const snapshot = createSnapshot(readMenuSnapshot(contentFolder(folder)))
const menus = snapshot.objectTypes
  .filter(({ groupId }) => groupId > 0)
  .flatMap(({ objectTypeId }) => menusOf(snapshot, objectTypeId))

/** A menu a line with a line a day: editors see what changed. */
const lines = menus.map(({ days, ...menu }) => {
  const head = JSON.stringify(menu).slice(0, -1)
  return `${head},"days":[\n  ${days.map((day) => JSON.stringify(day)).join(',\n  ')}]}`
})
const file = join(folder, 'nutrition/menus.json')
writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`)
console.log(`${menus.length} menus written to ${file}`)
