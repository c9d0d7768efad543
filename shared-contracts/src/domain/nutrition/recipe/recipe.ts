export const HEATS = ['lớn', 'vừa', 'nhỏ'] as const
/** How the stove is set while a step cooks. */
export type Heat = (typeof HEATS)[number]

/** One step; `text` as cooks read it, or with references to materials (see recipe-text.ts) before it is told. */
export interface RecipeStep {
  readonly text: string
  /** How long it cooks or waits; null where it does neither. */
  readonly minutes: number | null
  /** Null where no stove is used. */
  readonly heat: Heat | null
}

/** A recipe as it is written or composed: its texts refer to the dish's materials, so that each can be counted. */
export interface RecipeScript {
  /** Adults whom the times and pots are for; null: the recipe doesn't depend on it. */
  readonly people: number | null
  readonly prepareMinutes: number
  readonly cookMinutes: number
  readonly tools: readonly string[]
  readonly steps: readonly RecipeStep[]
  /** What is done for a small child who eats from the same pot; null where there is nothing to do or nobody to do it for. */
  readonly baby: string | null
}

/** A recipe as cooks read it; `detail.recipe` of Dish/GetById. */
export interface Recipe extends RecipeScript {
  /** What keeps the dish safe. */
  readonly advice: readonly string[]
  /** By hand; false: composed from sentences. */
  readonly written: boolean
}
