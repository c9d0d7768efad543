import { RELEASE_VERSION } from 'shared-contracts/constants'
import { z } from 'zod'

const fault = z.object({
  type: z.literal('fault'),
  body: z.object({
    unit: z.string(),
    version: z.string(),
    kind: z.enum(['load', 'render', 'mount', 'timeout']),
    /** The page on which it happened. */
    routeId: z.string().max(60).optional().catch(undefined),
    /** The version of the shell that it ran in. */
    shell: z.string().regex(RELEASE_VERSION).optional().catch(undefined),
  }),
})

/** A unit that failed in a browser (shell/src/composition/fault-reports.ts). */
export type Fault = Readonly<z.infer<typeof fault>['body']>

/** What a page sends at most. */
const MOST_FAULTS = 5

/** The faults that a request reports; what is none is left out. */
export function readFaults(value: unknown): readonly Fault[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, MOST_FAULTS).flatMap((report) => fault.safeParse(report).data?.body ?? [])
}
