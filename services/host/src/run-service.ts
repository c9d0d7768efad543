import process from 'node:process'
import type { FastifyInstance } from 'fastify'
import { refuseDefaultSecrets } from './default-secrets'
import type { Operations } from './operations'
import { StartFailure } from './settings'

export interface StartedService {
  readonly app: FastifyInstance
  readonly operations: Operations
  readonly port: number
  readonly host: string
  /** Ends what the server needed, once its last answer has been sent. */
  readonly close?: () => Promise<void>
}

/** Waiting longer than this for open answers would only delay a restart. */
const STOP_LIMIT_MS = 10_000

/**
 * Runs a service until SIGINT or SIGTERM: `start` makes its server, which then listens. Default secrets are refused before. On a signal it answers what was
 * asked, closes within ten seconds, and the process ends with 0; with 1 when it could not start or close.
 */
export async function runService(start: () => Promise<StartedService>): Promise<void> {
  try {
    refuseDefaultSecrets(process.env)
    const service = await start()
    stopOnSignals(service)
    await service.app.listen({ port: service.port, host: service.host })
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exit(1)
  }
}

function stopOnSignals(service: StartedService): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    const { log } = service.app
    log.info({ signal }, 'stopping')
    service.operations.startLeaving()
    setTimeout(() => {
      log.error('could not stop in time')
      process.exit(1)
    }, STOP_LIMIT_MS).unref()
    try {
      await service.app.close()
      await service.close?.()
      process.exit(0)
    } catch (err) {
      log.error({ err }, 'could not close cleanly')
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
}
