import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bucket } from './bucket'

export interface BucketLockTimes {
  /** How long to wait for others. */
  readonly waitMs: number
  /** Between signs of life. */
  readonly heartbeatMs: number
  /** Whoever gave none for so long is dead. */
  readonly silentMs: number
  readonly retryMs: number
}

const TIMES: BucketLockTimes = { waitMs: 60_000, heartbeatMs: 10_000, silentMs: 60_000, retryMs: 200 }
const TICKETS = 'locks/'

/**
 * Runs `work` while no other machine does, with nothing but writing and listing, as not every server knows conditional
 * writes. Each writes a ticket, then lists them: who sees another's withdraws and tries again later. Of two at once the one
 * that lists last sees the other, as a list shows all that was written before (S3 and its kin promise so); so at most
 * one goes on. A process that stands still for longer than `silentMs` may find that another one went on without it.
 */
export async function withBucketLock<T>(bucket: Bucket, work: () => Promise<T>, times = TIMES): Promise<T> {
  const giveUpAt = Date.now() + times.waitMs
  const ticket = `${TICKETS}${randomUUID()}`
  while (!(await takeTurn(bucket, ticket, times.silentMs))) {
    if (Date.now() > giveUpAt) throw new Error('Another machine changes the releases for too long')
    // Two that withdrew together must not meet again.
    await pause(times.retryMs * (0.5 + Math.random() * 2))
  }
  const heartbeat = setInterval(() => {
    // One that is lost is no harm: the next one comes.
    bucket.put(ticket, 'ticket').catch(() => undefined)
  }, times.heartbeatMs)
  heartbeat.unref()
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    // What was done is done; a ticket that stays counts as dead after a while.
    await bucket.remove(ticket).catch(() => undefined)
  }
}

async function takeTurn(bucket: Bucket, ticket: string, silentMs: number): Promise<boolean> {
  await bucket.put(ticket, 'ticket')
  const tickets = await bucket.list(TICKETS)
  // By the server's clock alone: those of the machines may differ.
  const now = tickets.find(({ key }) => key === ticket)?.modified.getTime() ?? Number.NaN
  const others = tickets.filter(({ key }) => key !== ticket)
  const dead = others.filter(({ modified }) => now - modified.getTime() > silentMs)
  if (Number.isFinite(now) && dead.length === others.length) {
    for (const { key } of dead) await bucket.remove(key)
    return true
  }
  await bucket.remove(ticket)
  return false
}
