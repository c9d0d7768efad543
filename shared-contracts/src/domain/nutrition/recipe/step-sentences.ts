import type { Heat } from './recipe'

/** Whom a rule is for; every list that is given must match, `title` is a pattern on the dish's title. */
export interface StepCondition {
  readonly families?: readonly string[] | undefined
  readonly methods?: readonly string[] | undefined
  readonly title?: string | undefined
  /** Parts of which the dish has something. */
  readonly needs?: readonly string[] | undefined
  /** Parts of which the dish has nothing. */
  readonly lacks?: readonly string[] | undefined
  readonly objectTypeIds?: readonly number[] | undefined
}

/** Which materials a sentence is about: those of `materials`, else those of one of `groups` and one of `parts` (each when given). */
export interface MaterialChoice {
  readonly materials?: readonly string[] | undefined
  readonly groups?: readonly string[] | undefined
  readonly parts?: readonly string[] | undefined
}

/** How long and how hot; `minutes` may name an entry of `times`. */
interface Timing {
  readonly minutes?: number | string | undefined
  readonly heat?: Heat | undefined
  /** The minutes pass by themselves: soaking, chilling. They are no part of the time to cook. */
  readonly waits?: boolean | undefined
}

/** A step; for dishes that fit its conditions and have one of the chosen materials. */
export interface StepSentence extends StepCondition, MaterialChoice, Timing {
  readonly text: string
}

/** How a material is made ready: one sentence among others, or with a time of its own a step; `after` is a step that follows. */
export interface Preparation extends StepCondition, MaterialChoice, Timing {
  readonly text: string
  readonly after?: (Timing & { readonly text: string }) | undefined
}

export interface FamilyRecipe extends StepCondition {
  readonly people?: number | undefined
  readonly tools?: readonly string[] | undefined
  /** Minutes of handwork beside the preparations of the materials. */
  readonly work?: number | undefined
  /** Each a step, or several of which the first that fits is taken. */
  readonly steps: readonly (string | StepSentence | readonly (string | StepSentence)[])[]
}

/** Sentences from which the preparation of every dish is composed; steps.json of the content, whose README says how they are written. */
export interface StepSentences {
  /** How a recipe calls a material, where its title would sound odd. */
  readonly names: Readonly<Record<string, string>>
  readonly parts: readonly {
    readonly part: string
    readonly materials: readonly string[]
    readonly groups: readonly string[]
  }[]
  readonly unions: Readonly<Record<string, readonly string[]>>
  /** Minutes that materials take, by way of cooking; the longest of a dish's materials counts. */
  readonly times: Readonly<Record<string, readonly (MaterialChoice & { readonly minutes: number })[]>>
  readonly preparations: readonly Preparation[]
  readonly recipes: readonly FamilyRecipe[]
  readonly notes: readonly (MaterialChoice & StepCondition & { readonly text: string })[]
  readonly safety: readonly (MaterialChoice & StepCondition & { readonly text: string })[]
}
