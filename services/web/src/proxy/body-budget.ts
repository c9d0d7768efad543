/** Bytes of large bodies that may be on their way at the same time. */
export interface BudgetLimits {
  readonly ofVisitor: number
  readonly ofAll: number
}

/** Two of the largest bodies for each visitor, six in all: they lie in memory until the service has them. */
export const BUDGET_LIMITS: BudgetLimits = { ofVisitor: 90_000_000, ofAll: 260_000_000 }

/** Keeps large bodies from filling the memory, whoever sends them. */
export class BodyBudget {
  readonly #limits: BudgetLimits
  readonly #bytesOf = new Map<string, number>()
  #bytes = 0

  constructor(limits: BudgetLimits) {
    this.#limits = limits
  }

  /** What gives the bytes back, to be called once; null: there is no room for them now. */
  take(visitor: string, bytes: number): (() => void) | null {
    const { ofVisitor, ofAll } = this.#limits
    const own = this.#bytesOf.get(visitor) ?? 0
    if (own + bytes > ofVisitor || this.#bytes + bytes > ofAll) return null
    this.#bytesOf.set(visitor, own + bytes)
    this.#bytes += bytes
    return () => {
      this.#bytes -= bytes
      const left = (this.#bytesOf.get(visitor) ?? 0) - bytes
      if (left > 0) this.#bytesOf.set(visitor, left)
      else this.#bytesOf.delete(visitor)
    }
  }
}
