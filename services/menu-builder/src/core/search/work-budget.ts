/**
 * Steps of one answer: about one second of a processor of 2024, half of the two that a request may take. An ordinary day takes some 3 000, a
 * week 40 000. Counted in steps and not in seconds, as the same request must give the same menu on a busy machine.
 */
export const MOST_STEPS = 600_000

/** How much work an answer may take, and has taken. One step is one move of the search. */
export class WorkBudget {
  readonly #most: number
  #spent = 0
  #reserved = 0

  constructor(most: number = MOST_STEPS) {
    this.#most = most
  }

  get spent(): number {
    return this.#spent
  }

  /** Whether so many steps are left beside those that later work is promised. */
  allows(steps: number): boolean {
    return this.#spent + steps + this.#reserved <= this.#most
  }

  spend(steps: number): void {
    this.#spent += steps
  }

  /** Promises steps to later work. */
  reserve(steps: number): void {
    this.#reserved += steps
  }

  /** Hands out what was promised. */
  release(steps: number): void {
    this.#reserved -= steps
  }
}
