import process from 'node:process'

declare global {
  namespace NodeJS {
    interface Process {
      /** Microseconds; newer than the oldest Node that this runs on. */
      threadCpuUsage?: () => { readonly user: number; readonly system: number }
    }
  }
}

/** Whether this Node tells the processor time of a thread. */
export const canMeasureThread = process.threadCpuUsage !== undefined

/** Milliseconds of a processor that this thread has had; by an older Node the time that passed, which is never less. */
export function threadMilliseconds(): number {
  const usage = process.threadCpuUsage?.()
  return usage === undefined ? performance.now() : (usage.user + usage.system) / 1000
}
