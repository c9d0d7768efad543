import { mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const WAIT_MS = 15_000
const RETRY_MS = 50
/** A lock without a readable owner is given this long to be filled in before it counts as left behind. */
const UNWRITTEN_GRACE_MS = 2_000

/** Runs `work` while no other process holds the lock file. A lock left behind by a dead process is taken over. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await acquire(file)
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function acquire(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const giveUpAt = Date.now() + WAIT_MS
  for (;;) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      return
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
    }
    if (await isLeftBehind(file)) await rm(file, { force: true })
    else if (Date.now() > giveUpAt) throw new Error(`${file} is held by another release command`)
    else await pause(RETRY_MS)
  }
}

async function isLeftBehind(file: string): Promise<boolean> {
  try {
    const owner = Number(await readFile(file, 'utf8'))
    if (Number.isInteger(owner) && owner > 0) return !isRunning(owner)
    return Date.now() - (await stat(file)).mtimeMs > UNWRITTEN_GRACE_MS
  } catch {
    return false
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code
}
