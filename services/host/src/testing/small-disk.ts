import { spawnSync } from 'node:child_process'
import fs, { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A disk of its own in memory. */
export interface MountedDisk {
  readonly folder: string
  remove(): void
}

/** A folder whose disk can be filled up, for tests. */
export interface SmallDisk extends MountedDisk {
  /** What this machine allowed. */
  readonly kind: 'tmpfs' | 'failing writer'
  /** From now on no file can be added. */
  fill(): void
  /** There is room again. */
  free(): void
}

/** Everybody may write there, a database run by another user too. Null where this process may not mount a disk. */
export function mountDisk(kilobytes: number): MountedDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=777`, 'none', folder)) {
    remove()
    return null
  }
  return {
    folder,
    remove() {
      // Also while a program still has a file open there.
      run('umount', '-l', folder)
      remove()
    },
  }
}

/**
 * A disk of `kilobytes` in memory where one may be mounted (root, in most containers); elsewhere a folder, and the functions of
 * this process that write files fail as they would on a full disk.
 */
export function makeSmallDisk(kilobytes: number): SmallDisk {
  const mounted = mountDisk(kilobytes)
  if (mounted) {
    const filler = path.join(mounted.folder, 'filler')
    return {
      ...mounted,
      kind: 'tmpfs',
      fill: () => appendUntilFull(filler),
      free: () => rmSync(filler, { force: true }),
    }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'))
  const originals = { sync: fs.writeFileSync, ...fs.promises }
  const free = () => {
    fs.writeFileSync = originals.sync
    Object.assign(fs.promises, { open: originals.open, writeFile: originals.writeFile, cp: originals.cp })
  }
  return {
    folder,
    kind: 'failing writer',
    fill() {
      fs.writeFileSync = () => {
        throw noSpace()
      }
      const fail = () => Promise.reject(noSpace())
      Object.assign(fs.promises, { open: fail, writeFile: fail, cp: fail })
    },
    free,
    remove() {
      free()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function noSpace(): Error {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
}

function appendUntilFull(file: string): void {
  for (const bytes of [65_536, 4_096, 1]) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes))
    } catch (error) {
      const isFull = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOSPC'
      if (!isFull) throw error
    }
  }
}

function run(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
