import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
/** Twice what a run has at its fullest, and what its programs need beside. */
const ROOM_BYTES = 3 * 2 ** 30
const FREE_BYTES = 8 * 2 ** 30
const NAME = /^test-run-(\d+)$/

/** Whether a machine has room for the temporary files of a run in its memory, in bytes that are free. */
export const hasRoom = (folder: number, memory: number): boolean => folder >= ROOM_BYTES && memory >= FREE_BYTES

/**
 * A folder for the temporary files of a run, as `TMPDIR` says to all programs: in memory where there is room. Tests make and drop thousands
 * of files, databases above all; on a disk that is a tenth of a run's processor time. Removes what runs left that were killed.
 */
export function openTemporaryFolder(parent = parentFolder()): { readonly path: string; remove(): void } {
  removeAbandoned(parent)
  const folder = path.join(parent, `test-run-${process.pid}`)
  mkdirSync(folder)
  // PostgreSQL runs as somebody else where root runs the tests
  chmodSync(folder, 0o1777)
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function parentFolder(): string {
  if (process.env.TMPDIR !== undefined || !existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return hasRoom(bavail * bsize, freemem()) ? MEMORY : tmpdir()
}

/** Folders of runs that are over. */
export function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(NAME.exec(name)?.[1])
    if (pid > 0 && !isRunning(pid)) rmSync(path.join(parent, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
