import path from 'node:path'
import { StartFailure } from 'service-host'
import { tryLock } from 'service-host/lock'

/** The folder of the embedded database is in use by another living process. */
export class FolderInUse extends StartFailure {
  override readonly name = 'FolderInUse'
  readonly pid: number

  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}: stop it first, or set DATABASE_URL to share a PostgreSQL database`)
    this.pid = pid
  }
}

/**
 * Takes the folder for this process until the returned function is called: PGlite itself lets two processes open one
 * folder and ruin it. The lock of a process that died is taken over. Throws `FolderInUse`.
 */
export function lockFolder(folder: string): () => void {
  const lock = tryLock(path.join(path.resolve(folder), 'database.locks'))
  if (!lock.held) throw new FolderInUse(folder, lock.pid)
  return lock.release
}
