import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { FolderInUse, lockFolder } from './folder-lock'
import { serviceFolder } from './service-folder'

jest.setTimeout(180_000)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'folder-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const holderFile = () => path.join(folder, 'database.holder.json')

/** A lock as a process leaves it that was killed; `age` in seconds since it was last renewed. */
function leaveLock(holder: object | string, age = 0): void {
  const lockPath = path.join(folder, 'database.lock')
  mkdirSync(lockPath)
  const renewed = Date.now() / 1000 - age
  utimesSync(lockPath, renewed, renewed)
  writeFileSync(holderFile(), typeof holder === 'string' ? holder : JSON.stringify(holder))
}

/** What a living process writes about itself. */
async function ownRecord(): Promise<{ pid: number; startedAt: string | null; namespace: string | null }> {
  const unlock = await lockFolder(folder)
  const record = JSON.parse(readFileSync(holderFile(), 'utf8'))
  await unlock()
  return record
}

describe('lockFolder', () => {
  test('is exclusive until it is given back', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    await unlock()
    await unlock()
    expect(readdirSync(folder)).toEqual([])
    await (await lockFolder(folder))()
    expect(readdirSync(folder)).toEqual([])
  })

  test('a living process keeps it, a dead one does not', async () => {
    const record = await ownRecord()
    const holder = spawn('sleep', ['100'])
    leaveLock({ ...record, pid: holder.pid, startedAt: null })
    await expect(lockFolder(folder)).rejects.toThrow(`process ${holder.pid}`)
    const ended = new Promise((resolve) => holder.once('exit', resolve))
    holder.kill('SIGKILL')
    await ended
    await (await lockFolder(folder))()
    expect(existsSync(path.join(folder, 'database.lock'))).toBe(false)
  })

  test('a number given to a later process does not keep it, where the system tells when a process started', async () => {
    const record = await ownRecord()
    leaveLock({ ...record, startedAt: record.startedAt && 'another boot 1' })
    if (record.startedAt === null) await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    else await (await lockFolder(folder))()
  })

  test.each([
    ['of another container', { pid: 1, startedAt: 'x 1', namespace: 'pid:[1]' }],
    ['half written', '{"pid":'],
  ])('a lock %s is kept while it is renewed and taken over when it is old', async (_, holder) => {
    leaveLock(holder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    rmSync(path.join(folder, 'database.lock'), { recursive: true })
    leaveLock(holder, 120)
    await (await lockFolder(folder))()
  })
})

describe('six processes and a stale lock', () => {
  const ROUNDS = 200
  const PROCESSES = 6
  const script = path.join(serviceFolder(), 'node_modules', '.cache', `folder-locks-${process.pid}.mjs`)

  beforeAll(() => {
    mkdirSync(path.dirname(script), { recursive: true })
    const source = `
      import { closeSync, openSync, rmSync } from 'node:fs'
      import { createInterface } from 'node:readline'
      import { setTimeout as wait } from 'node:timers/promises'
      import { lockFolder } from '${path.join(import.meta.dirname, 'folder-lock.ts')}'
      console.log('ready')
      for await (const folder of createInterface(process.stdin)) {
        const proof = folder + '/held'
        try {
          const unlock = await lockFolder(folder)
          let outcome = 'held'
          try { closeSync(openSync(proof, 'wx')) } catch { outcome = 'two holders' }
          await wait(20)
          rmSync(proof, { force: true })
          await unlock()
          console.log(outcome)
        } catch (error) {
          console.log(error.name === 'FolderInUse' ? 'in use' : String(error))
        }
      }`
    const build = `import { build } from 'esbuild'
      await build({ stdin: { contents: ${JSON.stringify(source)}, resolveDir: ${JSON.stringify(import.meta.dirname)} },
        outfile: ${JSON.stringify(script)}, bundle: true, format: 'esm', platform: 'node', external: ['proper-lockfile', 'fastify', 'prom-client', 'zod'] })`
    execFileSync(process.execPath, ['--input-type=module', '-e', build], { cwd: serviceFolder(), stdio: 'pipe' })
  })

  test('never have two holders', async () => {
    const contenders = Array.from({ length: PROCESSES }, () => {
      const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
      const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
      return { child, next: async () => String((await lines.next()).value) }
    })
    expect(await Promise.all(contenders.map(({ next }) => next()))).toEqual(Array(PROCESSES).fill('ready'))
    const outcomes = new Map<string, number>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = path.join(folder, String(round))
      mkdirSync(place)
      const lockPath = path.join(place, 'database.lock')
      mkdirSync(lockPath)
      // Half of the rounds: of another container; half: of nobody known. Neither was renewed for an hour.
      if (round % 2 === 0) writeFileSync(path.join(place, 'database.holder.json'), '{"pid":1,"namespace":"pid:[1]"}')
      const old = Date.now() / 1000 - 3600
      utimesSync(lockPath, old, old)
      for (const { child } of contenders) child.stdin.write(`${place}\n`)
      const answers = await Promise.all(contenders.map(({ next }) => next()))
      expect(answers.filter((answer) => answer === 'held').length).toBeGreaterThanOrEqual(1)
      for (const answer of answers) outcomes.set(answer, (outcomes.get(answer) ?? 0) + 1)
    }
    for (const { child } of contenders) child.stdin.end()
    rmSync(script, { force: true })
    expect([...outcomes.keys()].sort()).toEqual(['held', 'in use'])
  })
})
