import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { build } from 'esbuild'
import { runSize } from 'shared-contracts/testing'
import { tryLock, withLock } from './process-lock'

const PROCESSES = 6
const ROUNDS = runSize(40, 200)
/** Above every number that the system gives to a process. */
const DEAD_PID = 999_999_999

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function leaveBehind(lock: string, holder: { pid?: number; host?: string; startedAt?: string | null } = {}): string {
  mkdirSync(lock, { recursive: true })
  const file = path.join(lock, '1.turn')
  writeFileSync(file, JSON.stringify({ pid: DEAD_PID, host: hostname(), startedAt: null, ...holder }))
  return file
}

describe('a lock', () => {
  test('has one holder at a time, in one process too', () => {
    const first = tryLock(folder)
    expect(first.held).toBe(true)
    expect(tryLock(folder)).toMatchObject({ held: false, pid: process.pid })
    if (first.held) first.release()
    expect(tryLock(folder).held).toBe(true)
  })

  test('is freed when the work fails, and waits no longer than it was told', async () => {
    const broken = async () => {
      throw new Error('broken work')
    }
    await expect(withLock(folder, 100, broken)).rejects.toThrow('broken work')
    await withLock(folder, 100, async () => {
      await expect(withLock(folder, 30, async () => 1)).rejects.toThrow(`held by process ${process.pid}`)
    })
    expect(await withLock(folder, 100, async () => 1)).toBe(1)
  })

  test('of a dead process is taken over', () => {
    leaveBehind(folder)
    expect(tryLock(folder).held).toBe(true)
  })

  test('of a process whose number was given to another one is taken over', () => {
    leaveBehind(folder, { pid: process.pid, startedAt: 'an earlier boot 1' })
    expect(tryLock(folder).held).toBe(true)
  })

  test('of another machine counts until that is silent for a minute', () => {
    const file = leaveBehind(folder, { host: 'another-machine' })
    expect(tryLock(folder)).toEqual(expect.objectContaining({ held: false, host: 'another-machine' }))
    const longAgo = new Date(Date.now() - 61_000)
    utimesSync(file, longAgo, longAgo)
    expect(tryLock(folder).held).toBe(true)
  })

  test('leaves few files', async () => {
    for (let turn = 0; turn < 450; turn += 1) await withLock(folder, 100, async () => undefined)
    expect(readdirSync(folder).length).toBeLessThanOrEqual(201)
  })
})

test(`six processes, a stale lock, ${ROUNDS} rounds: never two holders`, async () => {
  const program = path.join(folder, 'lock-rounds.mjs')
  await build({
    entryPoints: [path.join(__dirname, 'testing/lock-rounds.ts')],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  const processes = Array.from({ length: PROCESSES }, () => fork(program, [folder]))
  try {
    await Promise.all(processes.map(nextMessage))
    const reports: unknown[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      leaveBehind(path.join(folder, `lock-${round}`))
      // All are told at once, so that several find the same stale lock.
      const answers = processes.map(nextMessage)
      for (const child of processes) child.send(round)
      reports.push(...(await Promise.all(answers)))
    }
    expect(reports).toEqual(Array.from({ length: PROCESSES * ROUNDS }, () => 'alone'))
  } finally {
    for (const child of processes) child.kill()
  }
}, 120_000)

function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once('message', resolve))
}
