const PARTS = 4

/**
 * Rejects with what `failure` makes when the answer takes longer than `ms` of listening; it is not called otherwise. While this
 * process is busy with something else it reads nothing of what arrives, so the wait is counted in parts, of which a busy stretch
 * uses up one at most.
 */
export function answeredInTime<T>(answer: Promise<T>, ms: number, failure: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = PARTS
    let last: NodeJS.Immediate | undefined
    const timer = setInterval(() => {
      left -= 1
      if (left > 0) return
      clearInterval(timer)
      // What has arrived by now is read first.
      last = setImmediate(() => reject(failure()))
    }, ms / PARTS)
    function stop(): void {
      clearInterval(timer)
      clearImmediate(last)
    }
    answer.then(
      (value) => {
        stop()
        resolve(value)
      },
      (error: unknown) => {
        stop()
        reject(error)
      },
    )
  })
}
