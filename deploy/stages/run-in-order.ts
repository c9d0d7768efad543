interface Ordered {
  readonly name: string
  /** Names of those that come before it, where they are run at all: without which it says nothing, and others. */
  readonly needs?: readonly string[]
  readonly after?: readonly string[]
}

/**
 * Runs stages in their order, so many at once, each when those that come before it have ended.
 *
 * @returns the results in the order of the stages
 */
export async function runInOrder<S extends Ordered, Result>(
  stages: readonly S[],
  atOnce: number,
  run: (stage: S, before: ReadonlyMap<string, Result>) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<string, Result>()
  const waiting = [...stages]
  const running = new Map<string, Promise<void>>()
  const isOpen = (name: string) => running.has(name) || waiting.some((stage) => stage.name === name)
  const isReady = ({ needs = [], after = [] }: S) => ![...needs, ...after].some(isOpen)
  async function runOne(stage: S): Promise<void> {
    results.set(stage.name, await run(stage, results))
    running.delete(stage.name)
  }
  while (waiting.length > 0 || running.size > 0) {
    for (const stage of waiting.filter(isReady).slice(0, atOnce - running.size)) {
      waiting.splice(waiting.indexOf(stage), 1)
      running.set(stage.name, runOne(stage))
    }
    await Promise.race(running.values())
  }
  return stages.flatMap(({ name }) => (results.has(name) ? [results.get(name) as Result] : []))
}
