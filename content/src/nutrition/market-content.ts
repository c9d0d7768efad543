import type { Material } from 'shared-contracts/nutrition'
import { z } from 'zod'
import type { Problem } from '../files/problem'
import type { PartOfRows } from '../rows/content-rows'
import { problemIn, type UnitRow } from './nutrition-files'

const FILE = 'market.json'

const marketFile = z.object({
  /** Stalls in the order in which a list is walked. What a kitchen usually has starts as at home. */
  groups: z.array(z.object({ title: z.string().min(1), usuallyAtHome: z.boolean().default(false) })).min(1),
  /** Materials that stand at another stall than their food group. */
  elsewhere: z.array(z.object({ market: z.string(), materials: z.array(z.string()).min(1) })),
  /** Materials that nobody buys. */
  notSold: z.array(z.string()),
})
export type MarketRules = z.infer<typeof marketFile>

/** Throws a ZodError or SyntaxError when the file has another shape. */
export function readMarketRules(text: string): MarketRules {
  return marketFile.parse(JSON.parse(text))
}

/** What the market knows of each material: where it stands and in what it is sold. */
export function marketGoods(
  rules: MarketRules,
  {
    materials,
    groups,
    units,
  }: {
    materials: readonly Material[]
    groups: ReadonlyMap<string, { readonly market: string }>
    units: readonly UnitRow[]
  },
  problems: Problem[],
): PartOfRows<'market_goods'>['market_goods'] {
  const problem = (message: string) => problems.push(problemIn(FILE, message))
  const known = new Set(materials.map(({ key }) => key))
  const elsewhere = new Map(
    rules.elsewhere.flatMap(({ market, materials: keys }) => keys.map((key) => [key, market] as const)),
  )
  for (const key of [...elsewhere.keys(), ...rules.notSold]) if (!known.has(key)) problem(`Không có nguyên liệu ${key}`)
  const stalls = new Map(rules.groups.map((stall, position) => [stall.title, { ...stall, position }]))
  for (const title of new Set([...[...groups.values()].map(({ market }) => market), ...elsewhere.values()]))
    if (!stalls.has(title)) problem(`Không có quầy "${title}"`)

  const sold = units.filter(({ market }) => market !== '')
  for (const [place, { material }] of sold.entries())
    if (sold.findIndex((unit) => unit.material === material) !== place)
      problems.push(problemIn('unit-conversions.csv', `${material} có hai đơn vị chợ`))
  const unitOf = new Map(sold.map((unit) => [unit.material, unit]))

  return materials.flatMap(({ materialId, key, group }) => {
    const stall = stalls.get(elsewhere.get(key) ?? groups.get(group)?.market ?? '')
    if (stall === undefined || rules.notSold.includes(key)) return []
    const unit = unitOf.get(key)
    return [
      {
        material_id: materialId,
        stall: stall.title,
        stall_position: stall.position,
        usually_at_home: stall.usuallyAtHome,
        unit: unit?.unit ?? null,
        unit_grams: unit?.grams ?? null,
      },
    ]
  })
}
