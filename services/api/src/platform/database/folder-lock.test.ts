import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { FolderInUse, lockFolder } from './folder-lock'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const lockFile = () => path.join(folder, 'database.lock')

describe('lockFolder', () => {
  test('is exclusive until it is given back', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderInUse)
    unlock()
    unlock()
    expect(existsSync(lockFile())).toBe(false)
    lockFolder(folder)()
    expect(readdirSync(folder)).toEqual([])
  })

  test('a living process keeps it, a dead one does not', async () => {
    const holder = spawn('sleep', ['30'])
    writeFileSync(lockFile(), JSON.stringify({ pid: holder.pid, startedAt: null }))
    expect(() => lockFolder(folder)).toThrow(`process ${holder.pid}`)
    const ended = new Promise((resolve) => holder.once('exit', resolve))
    holder.kill('SIGKILL')
    await ended
    lockFolder(folder)()
    expect(existsSync(lockFile())).toBe(false)
  })

  test.each([
    ['of an earlier process with the number of this one', JSON.stringify({ pid: process.pid, startedAt: 'long ago' })],
    ['half written', '{"pid":'],
    ['empty', ''],
  ])('a lock %s is taken over', (_, text) => {
    writeFileSync(lockFile(), text)
    lockFolder(folder)()
    expect(existsSync(lockFile())).toBe(false)
  })

  test('a number given to a later process does not keep it', () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, startedAt: 'another boot 1' }))
    // Only Linux tells when a process started; elsewhere a living number is believed.
    if (process.platform === 'linux') expect(() => lockFolder(folder)()).not.toThrow()
    else expect(() => lockFolder(folder)).toThrow(FolderInUse)
  })
})
