import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

export type LockAttempt =
  | { readonly held: true; readonly release: () => void }
  /** `pid` of the process that holds it; on another machine when `host` is not this one's. */
  | { readonly held: false; readonly pid: number; readonly host: string }

const holder = z.object({
  pid: z.number(),
  host: z.string(),
  /** When that process started, in the system's own words; null where it can't be told. */
  startedAt: z.string().nullable(),
})
type Holder = z.infer<typeof holder>

const HEARTBEAT_MS = 5_000
/** A holder on another machine (or in another container) is taken for dead when it has been silent this long. */
const SILENT_MS = 60_000
const RETRY_MS = 20
/** Far more turns than pass while one process stands still between two of its steps. */
const TURNS_KEPT = 200
const RELEASED = 'released'

/**
 * Takes the lock that the folder stands for, if no living process holds it, here or on another machine that shares the
 * folder. The lock of a process that died is taken over.
 *
 * Each holder has a turn, a file with a number of its own, and the highest number is the one that counts. Who finds that
 * turn released or its holder dead creates the next number, which succeeds for exactly one process. Removing a stale lock
 * file and creating it again, as lock libraries do, lets two processes in: the slower one removes the lock of the faster.
 */
export function tryLock(folder: string): LockAttempt {
  mkdirSync(folder, { recursive: true })
  const last = Math.max(0, ...turnsIn(folder))
  const current = last === 0 ? null : holderOf(fileOf(folder, last))
  if (current !== null) return { held: false, pid: current.pid, host: current.host }
  const turn = last + 1
  const file = fileOf(folder, turn)
  // Another one was faster, now or, if this process stood still meanwhile, many turns ago.
  if (!createWhole(file, JSON.stringify(thisProcess()))) return { held: false, ...thisProcess() }
  const turns = turnsIn(folder)
  if (Math.max(...turns) !== turn) {
    rmSync(file, { force: true })
    return { held: false, ...thisProcess() }
  }
  for (const old of turns) if (old <= turn - TURNS_KEPT) rmSync(fileOf(folder, old), { force: true })
  const heartbeat = setInterval(() => {
    if (!touch(file)) clearInterval(heartbeat)
  }, HEARTBEAT_MS)
  heartbeat.unref()
  let released = false
  return {
    held: true,
    release() {
      if (released) return
      released = true
      clearInterval(heartbeat)
      markReleased(file)
    },
  }
}

/** Runs `work` while no other process holds the lock. Rejects when it is not free within `waitMs`. */
export async function withLock<T>(folder: string, waitMs: number, work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + waitMs
  let attempt = tryLock(folder)
  while (!attempt.held) {
    if (Date.now() > giveUpAt) throw new Error(`${folder} is held by process ${attempt.pid} on ${attempt.host}`)
    // Not in step with the others that wait.
    await pause(RETRY_MS * (0.5 + Math.random()))
    attempt = tryLock(folder)
  }
  try {
    return await work()
  } finally {
    attempt.release()
  }
}

function fileOf(folder: string, turn: number): string {
  return path.join(folder, `${turn}.turn`)
}

function turnsIn(folder: string): readonly number[] {
  return readdirSync(folder).flatMap((name) => (/^\d+\.turn$/.test(name) ? [Number.parseInt(name, 10)] : []))
}

/** Who holds this turn; null when it was released, or its holder is dead. */
function holderOf(file: string): Holder | null {
  const text = readIfThere(file)
  if (text === null || text === RELEASED) return null
  const { pid, host, startedAt } = holder.parse(JSON.parse(text))
  const found = { pid, host, startedAt }
  if (host !== hostname()) return Date.now() - modifiedAt(file) < SILENT_MS ? found : null
  if (!isRunning(pid)) return null
  // The number of a dead process may have been given to another one, as happens to process 1 of a restarted container.
  const now = startOf(pid)
  return startedAt === null || now === null || now === startedAt ? found : null
}

function thisProcess(): Holder {
  return { pid: process.pid, host: hostname(), startedAt: startOf(process.pid) }
}

/** Whole or not at all: the text is complete before it stands under its name. False when the name is taken. */
function createWhole(file: string, text: string): boolean {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, text)
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function markReleased(file: string): void {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, RELEASED)
    renameSync(draft, file)
  } catch {
    // A full disk holds no mark, but lets the turn go: its number is free for the next.
    rmSync(draft, { force: true })
    rmSync(file, { force: true })
  }
}

/** False when somebody has removed the file. */
function touch(file: string): boolean {
  try {
    utimesSync(file, new Date(), new Date())
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function modifiedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}

/** Boot and clock tick of a process's start on Linux; null elsewhere. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The command in parentheses may hold spaces; the start is the 20th field after it.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
  } catch {
    return null
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
