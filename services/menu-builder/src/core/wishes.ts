import type { Pool, PoolDish } from './pool'
import type { Snapshot } from './snapshot'

/** What BuildMenu is asked for; ids are checked by `readWishes`. */
export interface BuildRequest {
  readonly objectTypeId: number
  readonly includeDishIds?: readonly number[]
  readonly excludeDishIds?: readonly number[]
  readonly excludeMaterialIds?: readonly number[]
  readonly likedDishIds?: readonly number[]
  readonly seed?: number
}

/** What a caller wants left out. */
export interface Wishes {
  readonly excludedDishIds: ReadonlySet<number>
  readonly excludedMaterialIds: ReadonlySet<number>
}

export function isWished(entry: PoolDish, { excludedDishIds, excludedMaterialIds }: Wishes): boolean {
  if (excludedDishIds.has(entry.dish.dishId)) return false
  for (const materialId of entry.materialIds) if (excludedMaterialIds.has(materialId)) return false
  return true
}

/** A request that is well formed but can't be followed; `message` is for the visitor. */
export class WishRefused extends Error {
  readonly field: string
  readonly code: string

  constructor(field: string, code: string, message: string) {
    super(message)
    this.field = field
    this.code = code
  }
}

export interface ReadWishes extends Wishes {
  readonly included: readonly PoolDish[]
  /** Suitable liked dishes; others are passed over in silence, as likes belong to a person, not to this menu. */
  readonly liked: readonly PoolDish[]
}

/**
 * Resolves the ids of a request. Throws WishRefused for an asked-for dish that doesn't exist, isn't suitable for the object type, or
 * is excluded in the same breath. Unknown excluded ids exclude nothing.
 */
export function readWishes(request: BuildRequest, pool: Pool, snapshot: Snapshot): ReadWishes {
  const excludedDishIds = new Set(request.excludeDishIds)
  const excludedMaterialIds = new Set(request.excludeMaterialIds)
  const isExcluded = (entry: PoolDish) => !isWished(entry, { excludedDishIds, excludedMaterialIds })
  const included = [...new Set(request.includeDishIds)].map((dishId) => {
    const entry = pool.byDishId.get(dishId)
    const title = snapshot.dishById.get(dishId)?.title
    if (title === undefined)
      throw new WishRefused('includeDishIds', 'dish_does_not_exist', `Không tìm thấy món ăn có mã ${dishId}.`)
    if (entry === undefined)
      throw new WishRefused('includeDishIds', 'dish_not_suitable', `Món “${title}” chưa phù hợp với nhóm tuổi này.`)
    if (isExcluded(entry))
      throw new WishRefused(
        'includeDishIds',
        'dish_is_excluded',
        `Món “${title}” vừa được chọn vừa bị loại. Bạn bỏ một trong hai nhé.`,
      )
    return entry
  })
  const liked = [...new Set(request.likedDishIds)].flatMap((dishId) => {
    const entry = pool.byDishId.get(dishId)
    return entry?.judgeable && entry.dish.role !== 'breastMilk' && !isExcluded(entry) ? [entry] : []
  })
  return { excludedDishIds, excludedMaterialIds, included, liked }
}
