import { objectTypes } from 'shared-contracts/ages'
import { knownAmounts, knownAmountsOfDay, portionFamilyOf } from 'shared-contracts/nutrition'
import type { ContentFolder } from '../files/content-folder'
import type { Problem } from '../files/problem'
import { readDishPictures } from '../pictures/picture-content'
import { checkMenuDishes, readDishSchedule } from '../publication/dish-schedule'
import { readRecipeRules, readStepSentences, type StandardGroupRow } from '../tables'
import { readConsultingContent } from './consulting/consulting-content'
import { readSeasons, seasonTags } from './dish-seasons'
import { dishTags } from './dish-tags'
import { readKitchenContent } from './kitchen-content'
import { marketGoods, readMarketRules } from './market-content'
import { readMenus } from './menu-content'
import { needRows } from './needs-content'
import { guarded, parsed, problemIn, readDishTags, textOf } from './nutrition-files'
import { dishRow, emptyRows, menusNone, merged, type NutritionRows, nutrientRows } from './nutrition-rows'
import { readDishRecipes } from './recipes/dish-recipes'

/** Groups of the nutrition table are numbered from 1 in the database; null for a standard that the table doesn't list. */
function tableGroupNumber(groups: readonly StandardGroupRow[], code: string): number | null {
  const place = groups.filter(({ inTable }) => inTable).findIndex((group) => group.code === code)
  return place < 0 ? null : place + 1
}

/** Materials, dishes with their nutrition, standards, needs and menus; see the folder's README. */
export function readNutritionContent(folder: ContentFolder): { rows: NutritionRows; problems: Problem[] } {
  const problems: Problem[] = []
  const text = (file: string) => textOf(folder, file, problems)
  const kitchen = readKitchenContent(folder, problems)
  const { groups, standards, needsContent, materials, dishes, units, healthRules, rules, planning, facts } = kitchen
  const tags = guarded(problems, 'dish-tags.csv', () => readDishTags(text('dish-tags.csv')))
  const seasons = guarded(problems, 'seasons.csv', () => readSeasons(text('seasons.csv')))
  const market = parsed(problems, 'market.json', () => readMarketRules(text('market.json')))
  const sentences = parsed(problems, 'steps.json', () => readStepSentences(text('steps.json')))
  const recipeRules = parsed(problems, 'recipe-rules.json', () => readRecipeRules(text('recipe-rules.json')))

  const tagIds = new Map(tags.map(({ code, dishTagId }) => [code, dishTagId]))
  const materialIds = new Map(materials.map(({ key, materialId }) => [key, materialId]))
  const consulting = readConsultingContent(folder, {
    materials,
    standardIds: new Set(standards.map(({ standardId }) => standardId)),
    healthRules,
  })
  problems.push(...consulting.problems)
  for (const { material } of seasons) {
    if (!materialIds.has(material)) problems.push(problemIn('seasons.csv', `Không có nguyên liệu ${material}`))
  }
  if (rules === null || facts === null || sentences === null || recipeRules === null)
    return { rows: { ...emptyRows(), ...menusNone }, problems }
  for (const dish of dishes) {
    if (dish.portionFamily !== undefined && !(dish.portionFamily in rules.scales.addedWaterG))
      problems.push(problemIn('dishes.csv', `${dish.slug}: scales.json không có addedWaterG của ${dish.portionFamily}`))
  }
  const pictures = readDishPictures(folder, dishes, problems)
  const publication = readDishSchedule(folder, new Set(dishes.map(({ dishId }) => dishId)), problems)
  const recipes = readDishRecipes(
    folder,
    dishes,
    materials,
    sentences,
    recipeRules,
    (dish) => dishTags(dish, rules),
    problems,
  )
  const menus = readMenus(
    folder,
    dishes,
    rules,
    {
      ofDish: (intake) => knownAmounts(intake, standards),
      ofDay: (day) => knownAmountsOfDay(day, standards),
    },
    problems,
  )
  problems.push(...checkMenuDishes(menus.menu_dishes, publication))

  return {
    rows: {
      object_types: objectTypes.map(({ id, group, code, title, shortTitle }) => ({
        id,
        group_id: group,
        code,
        title,
        short_title: shortTitle,
      })),
      standards: standards.map((standard) => ({
        id: standard.standardId,
        code: standard.key,
        title: standard.title,
        unit: standard.unit,
        table_group: tableGroupNumber(groups, standard.tableGroup),
        meal_codes: [...standard.mealCodes],
        decimals: standard.decimals,
        in_consulting: consulting.judgedStandardIds.has(standard.standardId),
      })),
      ...needRows(needsContent),
      materials: materials.map((material) => ({
        id: material.materialId,
        code: material.key,
        title: material.title,
        group_code: material.group,
        edible_percent: material.ediblePercent,
        allergens: [...material.allergens],
        may_contain: [...material.mayContain],
      })),
      material_nutrients: materials.flatMap((material) => nutrientRows(material, standards)),
      market_goods: market === null ? [] : marketGoods(market, { materials, groups: rules.groups, units }, problems),
      unit_converts: units.flatMap(({ material, unit, grams, market: sold }, index) => {
        const materialId = materialIds.get(material)
        return materialId === undefined || sold === 'only'
          ? []
          : [{ id: index + 1, unit, material_id: materialId, grams }]
      }),
      dish_tags: tags.map(({ dishTagId, code, title }) => ({ id: dishTagId, code, title })),
      dishes: dishes.map((dish) =>
        dishRow(dish, pictures(dish), standards, rules, recipes.get(dish.dishId) ?? null, publication(dish.dishId)),
      ),
      dish_ingredients: dishes.flatMap((dish) =>
        merged(dish).map(({ material, grams }, position) => ({
          dish_id: dish.dishId,
          material_id: material.materialId,
          position,
          grams,
        })),
      ),
      dish_tag_links: dishes.flatMap((dish) =>
        [...dishTags(dish, rules), ...seasonTags(dish, seasons)].flatMap((tag) => {
          const tagId = tagIds.get(tag)
          return tagId === undefined ? [] : [{ dish_id: dish.dishId, dish_tag_id: tagId }]
        }),
      ),
      ...menus,
      ...consulting.rows,
      menu_planning: planning === null ? [] : [{ code: 'all', planning }],
      nutrition_facts: [
        {
          code: 'all',
          facts,
          families: Object.fromEntries(dishes.map((dish) => [dish.dishId, portionFamilyOf(dish)])),
        },
      ],
    },
    problems,
  }
}
