import type { FoodFacts, Kitchen } from 'shared-contracts/nutrition'

export interface StoredFacts {
  readonly facts: FoodFacts
  /** Portion family of each dish, by dishId. */
  readonly families: Readonly<Record<string, string>>
}

/** The stored facts with what is computed from them once. */
export interface ApiKitchen extends StoredFacts {
  readonly kitchen: Kitchen
}
