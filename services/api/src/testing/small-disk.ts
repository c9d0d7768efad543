import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface SmallDisk {
  readonly folder: string
  remove(): void
}

/** A disk of so many megabytes, in memory; null where this process may not mount one. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`]
    execFileSync('mount', [...options, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    remove()
    return null
  }
  return {
    folder,
    remove() {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
      remove()
    },
  }
}
