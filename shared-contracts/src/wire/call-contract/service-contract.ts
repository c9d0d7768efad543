import * as z from 'zod'
import { type CallRecord, callRecord } from './call-record'

/** What `GET /contract` of the API answers: which shapes of which calls it serves. */
export interface ServiceContract {
  /** By the name of the call; hashes oldest first. */
  readonly calls: Readonly<Record<string, ServedCall>>
}

export interface ServedCall {
  readonly shapes: readonly string[]
  /** The day (YYYY-MM-DD) since which nothing new should use the call. */
  readonly deprecated?: string
}

const serviceContract = z.object({
  calls: z.record(z.string(), z.object({ shapes: z.array(z.string()), deprecated: z.string().optional() })),
}) satisfies z.ZodType<ServiceContract>

/** The contract that these sources serve. Pure. */
export function servedContract(record: CallRecord = callRecord): ServiceContract {
  const calls = Object.entries(record).map(([name, { shapes, deprecated }]): [string, ServedCall] => [
    name,
    deprecated === undefined ? { shapes } : { shapes, deprecated },
  ])
  return { calls: Object.fromEntries(calls) }
}

/** Null: it is none. */
export function parseServiceContract(value: unknown): ServiceContract | null {
  const parsed = serviceContract.safeParse(value)
  return parsed.success ? parsed.data : null
}
