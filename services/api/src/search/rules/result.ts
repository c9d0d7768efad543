/** A result of a search, of either kind. */
export interface Result {
  readonly kind: 'dish' | 'article'
  readonly id: number
  readonly title: string
}
