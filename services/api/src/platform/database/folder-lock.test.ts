import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { FolderInUse, lockFolder } from './folder-lock'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The lock as another process on this machine took it. */
function holdAs(pid: number): void {
  const locks = path.join(folder, 'database.locks')
  mkdirSync(locks)
  writeFileSync(path.join(locks, '1.turn'), JSON.stringify({ pid, host: hostname(), startedAt: null }))
}

// Six processes that contend for one lock: services/host/src/process-lock.test.ts.
describe('lockFolder', () => {
  test('is exclusive until it is given back, which may be done twice', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    unlock()
    unlock()
    lockFolder(folder)()
  })

  test('names the living process that has the folder, and takes over from a killed one', async () => {
    const other = spawn('sleep', ['100'])
    const ended = new Promise((resolve) => other.once('exit', resolve))
    holdAs(other.pid ?? 0)
    expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`)
    other.kill('SIGKILL')
    await ended
    lockFolder(folder)()
  })

  test('tells how to run several processes', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow('DATABASE_URL')
    unlock()
  })
})
