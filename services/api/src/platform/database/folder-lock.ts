import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the embedded database is in use by another living process. */
export class FolderInUse extends Error {
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
}

const held = new Set<string>()

/**
 * Takes the folder for this process until the returned function is called. PGlite itself lets two processes open one
 * folder and ruin it. A lock whose process has died (also one whose number was given to a later process, as happens to
 * process 1 of a restarted container) is taken over. Throws `FolderInUse`.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = path.join(path.resolve(folder), 'database.lock')
  if (held.has(file)) throw new FolderInUse(folder, process.pid)
  const mine = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Holder)
  for (let tries = 0; !created(file, mine); tries += 1) {
    const found = readIfThere(file)
    if (found === null) continue
    const holder = parse(found)
    if ((holder && isAlive(holder)) || tries > 20) throw new FolderInUse(folder, holder?.pid ?? 0)
    takeAway(file, found)
  }
  held.add(file)
  return () => {
    if (held.delete(file)) rmSync(file, { force: true })
  }
}

/** Whole or not at all: the text is complete before it stands under its name, and an existing name is refused. */
function created(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes a dead process's lock; a lock that someone else has put in its place meanwhile is given back. */
function takeAway(file: string, expected: string): void {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
    if (readFileSync(aside, 'utf8') !== expected) linkSync(aside, file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(aside, { force: true })
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

function parse(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null
    const startedAt = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : null
    return { pid: value.pid, startedAt }
  } catch {
    return null
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it lives under another user.
    if (codeOf(error) !== 'EPERM') return false
  }
  const startedAt = startOf(holder.pid)
  // This very process holds no lock here (see `held`), so its number was an earlier process's.
  if (holder.pid === process.pid) return false
  return holder.startedAt === null || startedAt === null || startedAt === holder.startedAt
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
