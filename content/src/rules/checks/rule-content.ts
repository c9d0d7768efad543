import type { HealthRule } from 'shared-contracts/health-rules'
import { createKitchen, type Dish, type Kitchen, type Need } from 'shared-contracts/nutrition'
import { z } from 'zod'
import type { ContentFolder } from '../../files/content-folder'
import { readKitchenContent } from '../../nutrition/kitchen-content'
import { type ObjectTypeRow, readObjectTypes } from '../../tables'
import { ruleBookOf } from '../rule-references'
import { readTextPieces, type TextPiece } from './text-pieces'

/** All that rules are tried on. */
export interface RuleContent {
  readonly rules: readonly HealthRule[]
  readonly dishes: readonly Dish[]
  /** Line of a dish in dishes.csv. */
  readonly lineOfDish: (dishId: number) => number | null
  readonly menus: readonly StoredMenu[]
  readonly needs: readonly Pick<Need, 'objectTypeId' | 'standardId' | 'max'>[]
  readonly objectTypes: readonly Pick<ObjectTypeRow, 'objectTypeId' | 'groupId' | 'fromDay' | 'toDay'>[]
  readonly kitchen: Kitchen
  readonly texts: readonly TextPiece[]
}

const storedMenus = z.array(
  z.object({
    menuId: z.int(),
    objectTypeId: z.int(),
    firstSolids: z.boolean().default(false),
    days: z.array(
      z.object({
        dayCode: z.string(),
        meals: z.array(
          z.object({
            mealCode: z.int(),
            dishes: z.array(z.object({ dishId: z.int(), portion: z.number() })),
          }),
        ),
      }),
    ),
  }),
)
export type StoredMenu = z.infer<typeof storedMenus>[number]

/** Reads what rules are tried on; null where the nutrition files can't be used, which their own checks tell. */
export function readRuleContent(folder: ContentFolder): RuleContent | null {
  const text = (file: string) => folder.read(`nutrition/${file}`) ?? ''
  const { facts, dishes, healthRules: rules } = readKitchenContent(folder, [])
  const menus = storedMenus.safeParse(JSON.parse(folder.read('nutrition/menus.json') ?? '[]'))
  if (facts === null || !menus.success) return null
  const lines = text('dishes.csv').split('\n')
  return {
    rules,
    dishes,
    lineOfDish: (dishId) => lines.findIndex((line) => line.startsWith(`${dishId},`)) + 1 || null,
    menus: menus.data,
    needs: facts.needs,
    objectTypes: readObjectTypes(text('object-types.json')),
    kitchen: createKitchen(facts),
    texts: readTextPieces(folder, ruleBookOf(rules)),
  }
}
