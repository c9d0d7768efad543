/** Rejects after `ms` unless `work` settles first; leaves no timer behind. */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(what, ms)), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  constructor(what: string, ms: number) {
    super(`${what} took longer than ${ms} ms`)
  }
}
