const ADVICE = /^(An toàn|Bé|Trẻ nhỏ)/

/** The steps to cook by, and the lines on small children and safety that stand after them (steps.json: notes, safety). */
export function stepsOf(steps: readonly string[]): {
  readonly cooking: readonly string[]
  readonly advice: readonly string[]
} {
  return {
    cooking: steps.filter((step) => !ADVICE.test(step)),
    advice: steps.filter((step) => ADVICE.test(step)),
  }
}
