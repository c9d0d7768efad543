import process from 'node:process'
import { z } from 'zod'
import { createReleaseStore } from '../registry/release-store'

/**
 * A process that releases, for tests that kill it. Told a version, it publishes and promotes it, then goes back and forth
 * until it is killed, unless `restsAfter`; told a version with `once`, it promotes that and answers how it went.
 */
const orders = z.object({
  releasesDir: z.string(),
  stateFile: z.string(),
  build: z.string(),
  unit: z.string(),
  version: z.string(),
  once: z.boolean(),
  restsAfter: z.boolean(),
  expected: z.object({ active: z.string().nullable() }),
})
export type ReleaseOrder = z.infer<typeof orders>

async function obey({ build, unit, version, once, restsAfter, expected, ...paths }: ReleaseOrder): Promise<string> {
  const store = createReleaseStore(paths)
  const change = { who: `process ${process.pid}`, why: 'told to' }
  if (once) {
    await store.promote(unit, version, { ...change, expected })
    return 'landed'
  }
  await store.publish(build, { change })
  await store.promote(unit, version, change)
  if (restsAfter) return 'landed'
  process.send?.('landed')
  for (;;) await store.rollback(unit, change)
}

process.on('message', (message) => {
  obey(orders.parse(message)).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => process.send?.(error instanceof Error ? error.constructor.name : 'failed'),
  )
})
process.send?.('ready')
