import { mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { lock } from 'proper-lockfile'
import { StartFailure } from 'service-host'

/** The folder of the embedded database is in use by another living process. */
export class FolderInUse extends StartFailure {
  override readonly name = 'FolderInUse'
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}: stop it first, or set DATABASE_URL to share a PostgreSQL database`)
    this.pid = pid
  }
}

interface Holder {
  readonly pid: number
  /** When that process started, in the system's own words; null where it can't be told. */
  readonly startedAt: string | null
  /** Numbers of processes mean something within one namespace alone: each container counts from 1. */
  readonly namespace: string | null
}

/** A holder that did not renew its lock for so long has died; an import may keep a process busy for seconds. */
const STALE_MS = 60_000
const RENEWAL_MS = 5_000
/** The door is held for milliseconds. */
const DOOR = { stale: 10_000, retries: { retries: 300, factor: 1, minTimeout: 20, maxTimeout: 60, randomize: true } }

/**
 * Takes the folder for this process until the returned function is called: PGlite itself lets two processes open one
 * folder and ruin it. A lock whose process has died is taken over: at once when its number proves it, else when it was
 * not renewed for a minute (another container). Throws `FolderInUse`.
 *
 * The library takes a stale lock over in two steps, so two contenders could both get in; hence one contender at a time
 * (the door).
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const at = (name: string) => path.join(path.resolve(folder), name)
  const closeDoor = await lock(at('database.door'), { ...DOOR, lockfilePath: at('database.door'), realpath: false })
  try {
    return await takeFolder(folder, at('database.lock'), at('database.holder.json'))
  } finally {
    await closeDoor()
  }
}

async function takeFolder(folder: string, lockfilePath: string, holderFile: string): Promise<() => Promise<void>> {
  const holder = readHolder(holderFile)
  if (holder && isDead(holder)) rmSync(lockfilePath, { recursive: true, force: true })
  const release = await lock(lockfilePath, {
    lockfilePath,
    realpath: false,
    stale: STALE_MS,
    update: RENEWAL_MS,
    onCompromised: stopAtOnce,
  }).catch((error: unknown) => {
    throw codeOf(error) === 'ELOCKED' ? new FolderInUse(folder, holder?.pid ?? 0) : error
  })
  writeFileSync(holderFile, JSON.stringify(holderOf(process.pid)))
  let released: Promise<void> | null = null
  return () => {
    released ??= giveBack(holderFile, release)
    return released
  }
}

async function giveBack(holderFile: string, release: () => Promise<void>): Promise<void> {
  rmSync(holderFile, { force: true })
  await release()
}

/** Somebody else has the folder by now; every further write could ruin it. */
function stopAtOnce(error: Error): void {
  console.error(`The lock of the database folder was lost, stopping: ${error.message}`)
  process.exit(1)
}

function readHolder(file: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null
    const startedAt = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : null
    const namespace = 'namespace' in value && typeof value.namespace === 'string' ? value.namespace : null
    return { pid: value.pid, startedAt, namespace }
  } catch {
    // None, or half written by a process that was killed: the lock's age tells then.
    return null
  }
}

function holderOf(pid: number): Holder {
  return { pid, startedAt: startOf(pid), namespace: ownNamespace() }
}

/** Whether the process has certainly ended; a number that was given to a later process tells it too. */
function isDead({ pid, startedAt, namespace }: Holder): boolean {
  if (namespace !== ownNamespace()) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it lives under another user.
    return codeOf(error) === 'ESRCH'
  }
  const startedNow = startOf(pid)
  return startedAt !== null && startedNow !== null && startedAt !== startedNow
}

function ownNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return null
  }
}

/** Boot and clock tick of a process's start on Linux; null elsewhere. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The command in parentheses may hold spaces; the start is the 20th field after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${boot} ${fields[19] ?? ''}`
  } catch {
    return null
  }
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
