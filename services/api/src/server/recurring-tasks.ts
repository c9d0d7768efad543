interface RecurringTask {
  /** For the log: what failed. */
  readonly name: string
  readonly everyMs: number
  run(): Promise<void>
}

interface Conditions {
  /** Nothing runs before the database is prepared. */
  isReady(): boolean
  onFailure(error: unknown, name: string): void
}

/**
 * Runs each task again and again. A task that takes longer than its interval is not begun twice; one that fails is run again at its next turn.
 *
 * @returns what ends them
 */
export function repeatTasks(tasks: readonly RecurringTask[], { isReady, onFailure }: Conditions): () => void {
  const timers = tasks.map((task) => {
    let running = false
    return setInterval(async () => {
      if (running || !isReady()) return
      running = true
      try {
        await task.run()
      } catch (error) {
        onFailure(error, task.name)
      } finally {
        running = false
      }
    }, task.everyMs)
  })
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
