import { setTimeout as pause } from 'node:timers/promises'
import { CommandFailed } from './command-failed.mjs'

/**
 * Waits until the service answers `GET /readyz` with 200.
 *
 * @param service as `startService` returns it; its end is a failure
 */
export async function waitUntilReady(service, port, limitMs = 120_000) {
  const giveUpAt = Date.now() + limitMs
  let ending = null
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

export function describeCrash(service, how) {
  return `${service.name} stopped (${how}). Its last lines:\n${service.tail() || '(none)'}`
}

async function isReady(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) })
    return answer.status === 200
  } catch {
    return false
  }
}
