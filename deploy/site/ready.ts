import { setTimeout as pause } from 'node:timers/promises'
import { CommandFailed } from '../runner/command-failed'
import type { ServiceProcess } from './service-process'

/**
 * Waits until the service answers `GET /readyz` with 200.
 *
 * @throws CommandFailed with the end of its log when the service ends before, or is not ready within the limit
 */
export async function waitUntilReady(service: ServiceProcess, port: number, limitMs = 300_000): Promise<void> {
  const giveUpAt = Date.now() + limitMs
  let ending: string | null = null
  service.ended.then((how) => {
    ending = how
  })
  while (Date.now() < giveUpAt) {
    if (ending !== null) throw new CommandFailed(describeCrash(service, ending))
    if (await isReady(port)) return
    await pause(100)
  }
  throw new CommandFailed(
    `${service.name} was not ready within ${limitMs / 1000} s. Its last lines:\n${service.tail()}`,
  )
}

export function describeCrash(service: ServiceProcess, how: string): string {
  return `${service.name} stopped (${how}). Its last lines:\n${service.tail() || '(none)'}`
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(10_000) })
    return answer.status === 200
  } catch {
    return false
  }
}
