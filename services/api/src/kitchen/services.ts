import type { Revisioned } from '../platform/content-revision/revisioned'
import type { Services } from '../platform/services'
import type { ApiKitchen } from './rules/api-kitchen'
import { createApiKitchen } from './store/api-kitchen'
import { createDishBank, type DishBank } from './store/dish-bank'

/** Dishes, and what their sums are computed with. */
export interface KitchenServices extends Services {
  readonly dishBank: Revisioned<DishBank>
  /** Materials, rules and needs that days are summed up with. */
  readonly kitchen: Revisioned<ApiKitchen>
}

export function withKitchen<S extends Services>(services: S): S & KitchenServices {
  const { database, revision } = services
  return {
    ...services,
    dishBank: createDishBank(database, revision),
    kitchen: createApiKitchen(database, revision),
  }
}
