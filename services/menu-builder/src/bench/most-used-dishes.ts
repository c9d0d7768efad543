import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder, contentRoot, readMenuSnapshot } from 'content'
import { z } from 'zod'
import { buildMenu } from '../core/build-menu'
import { createPool } from '../core/pool'
import { createSnapshot } from '../core/snapshot'

/**
 * Which dishes menus use most, as tab separated lines `dishId, score, title`, best first: the order in which hand-written recipes are worth writing.
 * Counts the places of a dish in the stored menus (a free week's places count three times, as everyone sees it) and in weeks built for each object type.
 * `npm run most-used-dishes -w service-menu-builder [-- weeks]`, weeks of each object type, 8 when left out.
 */

const WEEKS = Number(process.argv[2] ?? 8)
const FREE_WEEK_COUNTS = 3

interface Menu {
  readonly days: readonly { readonly meals: readonly { readonly dishes: readonly { readonly dishId: number }[] }[] }[]
}

const storedMenus = z
  .array(
    z.object({
      kind: z.string(),
      days: z.array(z.object({ meals: z.array(z.object({ dishes: z.array(z.object({ dishId: z.number() })) })) })),
    }),
  )
  .parse(JSON.parse(readFileSync(join(contentRoot(), 'nutrition/menus.json'), 'utf8')))

const snapshot = createSnapshot(readMenuSnapshot(contentFolder(contentRoot())))
const scores = new Map<number, number>()

function count({ days }: Menu, counts: number): void {
  for (const { meals } of days)
    for (const { dishes } of meals)
      for (const { dishId } of dishes) scores.set(dishId, (scores.get(dishId) ?? 0) + counts)
}

for (const menu of storedMenus) count(menu, menu.kind === 'free' ? FREE_WEEK_COUNTS : 1)
for (const { objectTypeId, groupId } of snapshot.objectTypes) {
  if (groupId === 0) continue
  const pool = createPool(snapshot, objectTypeId)
  for (let seed = 1; seed <= WEEKS; seed += 1) count(buildMenu({ objectTypeId, days: 7, seed }, { snapshot, pool }), 1)
}

for (const [dishId, score] of [...scores].sort(([a, x], [b, y]) => y - x || a - b))
  console.log([dishId, score, snapshot.dishById.get(dishId)?.title ?? ''].join('\t'))
