/** As in the calls. */
const MOST_LETTERS = 120

/** The title as it was given, or with a number where others have it already: "Tuần của mẹ (2)". */
export function titleAmong(taken: readonly string[], title: string): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` (${number})`
    const candidate = title.slice(0, MOST_LETTERS - end.length) + end
    if (!taken.includes(candidate)) return candidate
  }
}
