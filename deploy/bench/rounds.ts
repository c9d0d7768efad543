/** Runs the rounds of a measure within its time. */
export interface Rounds {
  /** As many as wanted, one at least; no further one when it would not be done in time. */
  run(round: (number: number) => Promise<void>): Promise<void>
  /** What was left out; null when nothing was. */
  leftOut(): string | null
}

/** @param options clock readings in ms */
export function createRounds({
  wanted,
  until,
  now = () => performance.now(),
}: {
  readonly wanted: number
  readonly until: number
  readonly now?: () => number
}): Rounds {
  let fewest = wanted
  return {
    async run(round) {
      let longest = 0
      for (let number = 1; number <= wanted; number += 1) {
        const started = now()
        if (number > 1 && started + longest > until) {
          fewest = Math.min(fewest, number - 1)
          return
        }
        await round(number)
        longest = Math.max(longest, now() - started)
      }
    },
    leftOut: () => (fewest < wanted ? `${fewest} of ${wanted} rounds: more were not done within its time` : null),
  }
}
