/** What a recipe breaks; `step` is its index, null for the whole recipe. */
export interface RecipeFault {
  readonly rule: string
  readonly step: number | null
  readonly message: string
}
