import process from 'node:process'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refuseDefaultSecrets } from '../default-secrets'
import type { Operations } from '../operations'
import { readSettings, StartFailure } from '../settings'

export interface StartedService {
  readonly app: FastifyInstance
  readonly operations: Operations
  readonly port: number
  readonly host: string
  /** What goes on while the service listens already, and is not ready until it is done; its failure ends the process with 1. */
  readonly preparation?: Promise<void>
  /** Ends what the server needed, once its last answer has been sent. */
  readonly close?: () => Promise<void>
}

/** After the drain. Waiting longer than this for open answers would only delay a restart. */
const STOP_LIMIT_MS = 10_000
const READY_POLL_MS = 50
const DRAIN_PARTS = 4

const settings = z.object({
  /**
   * From SIGTERM on the service says for so long that it leaves, and still answers: balancers need time to notice, and
   * connections that are kept alive are closed with an answer and not in the midst of a request.
   */
  DRAIN_MS: z.coerce.number().int().nonnegative().default(1_000),
  /** Set for a process that takes over a port from one that still works: it must not get visitors before it can serve them. */
  LISTEN_WHEN_READY: z.enum(['0', '1']).default('0'),
})

/**
 * Runs a service until SIGINT or SIGTERM: `start` makes its server, which then listens. Default secrets are refused before. On
 * SIGTERM it says that it leaves (`/readyz`), answers for `DRAIN_MS` more, then takes no more, answers what was asked, closes
 * within ten seconds, and the process ends with 0; with 1 when it could not start or close. SIGINT (Ctrl-C) is the same without
 * the drain.
 *
 * A process that was started with a channel (`process.send`, see `deploy/site/site-service.ts`) says there when it is ready, and is
 * stopped there: the signals of a terminal reach the whole group and are its starter's business.
 */
export async function runService(start: () => Promise<StartedService>): Promise<void> {
  try {
    refuseDefaultSecrets(process.env)
    const { DRAIN_MS, LISTEN_WHEN_READY } = readSettings(settings, process.env)
    const service = await start()
    const failed = new Promise<never>((_, reject) => service.preparation?.catch(reject))
    stopOnFaults(service, stopOnSignals(service, DRAIN_MS))
    if (LISTEN_WHEN_READY === '1') await Promise.race([untilReady(service), failed])
    await service.app.listen({ port: service.port, host: service.host })
    await Promise.race([untilReady(service), failed])
    process.send?.({ kind: 'ready' })
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exit(1)
  }
}

/**
 * Waits for so long while this process listens. Busy with something else it reads nothing of what arrives, so the wait is counted
 * in parts, of which a busy stretch uses up one at most; what has arrived by the end is read. A connection that looks idle only
 * because nobody read its request would be cut.
 */
async function listenFor(ms: number): Promise<void> {
  for (let part = 0; part < DRAIN_PARTS; part += 1) await pause(ms / DRAIN_PARTS)
  await nextTurn()
}

async function untilReady({ operations }: StartedService): Promise<void> {
  while (!(await operations.isReady())) await pause(READY_POLL_MS)
}

const stopMessage = z.object({ kind: z.literal('stop'), drainMs: z.number() })

type Stop = (drainMs: number, exitCode: 0 | 1) => Promise<void>

function stopOnSignals(service: StartedService, drainMs: number): Stop {
  const { app, operations } = service
  let stopping = false
  const stop: Stop = async (waitMs, exitCode) => {
    if (stopping) return
    stopping = true
    operations.startLeaving()
    await listenFor(waitMs)
    setTimeout(() => {
      const open = operations.openRequests()
      // Connections on which nothing was ever asked do not count: browsers open them in advance.
      if (open > 0) app.log.error({ open }, 'could not answer all in time')
      process.exit(open > 0 ? 1 : exitCode)
    }, STOP_LIMIT_MS).unref()
    try {
      await app.close()
      await service.close?.()
      process.exit(exitCode)
    } catch (err) {
      app.log.error({ err }, 'could not close cleanly')
      process.exit(1)
    }
  }
  const stopAfter = (waitMs: number, reason: string) => {
    app.log.info({ reason, drainMs: waitMs }, 'stopping')
    void stop(waitMs, 0)
  }
  process.on('SIGTERM', () => stopAfter(drainMs, 'SIGTERM'))
  process.on('SIGINT', () => {
    if (!process.send) stopAfter(0, 'SIGINT')
  })
  process.on('message', (message) => {
    const asked = stopMessage.safeParse(message)
    if (asked.success) stopAfter(asked.data.drainMs, 'asked by its starter')
  })
  return stop
}

/**
 * A rejection that nobody waited for belongs to one piece of work and is reported; the others go on. After an exception that
 * nobody caught nothing is certain any more: what was asked is answered and the process ends with 1, for its supervisor to
 * start it again.
 */
function stopOnFaults({ app }: StartedService, stop: Stop): void {
  process.on('unhandledRejection', (err) => app.log.error({ err }, 'a rejection that nobody handled'))
  process.on('uncaughtException', (err) => {
    app.log.fatal({ err }, 'an exception that nobody caught')
    void stop(0, 1)
  })
}
