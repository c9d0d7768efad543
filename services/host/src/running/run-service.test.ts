import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { build } from 'esbuild'

/** Inside the package, so that the bundle finds what it leaves outside. */
const cache = path.join(__dirname, '../../node_modules/.cache')
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(path.join(cache, 'run-service-'))
const file = path.join(folder, 'stand-in-service.mjs')
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  await build({
    entryPoints: [path.join(__dirname, '../testing/stand-in-service.ts')],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['fastify', 'prom-client', 'zod'],
    logLevel: 'error',
  })
})
afterAll(() => {
  agent.destroy()
  rmSync(folder, { recursive: true, force: true })
})

let service: ChildProcess
let port = ''
let log = ''
beforeEach(async () => {
  log = ''
  service = spawn(process.execPath, [file], { env: { PATH: process.env.PATH, DRAIN_MS: '500' } })
  if (!service.stdout || !service.stderr) throw new Error('no output')
  service.stderr.on('data', (chunk) => (log += chunk))
  const lines = createInterface(service.stdout).on('line', (line) => (log += line))
  const [line] = await once(lines, 'line')
  port = String(line).split(' ')[1] ?? ''
})
afterEach(() => {
  service.kill('SIGKILL')
})

function ask(url: string, kept?: Agent): Promise<{ status: number; connection: string; body: string }> {
  return new Promise((resolve, reject) => {
    get(`http://127.0.0.1:${port}${url}`, { agent: kept ?? false }, (response) => {
      const { statusCode = 0, headers } = response
      text(response).then((body) => resolve({ status: statusCode, connection: headers.connection ?? '', body }), reject)
    }).once('error', reject)
  })
}

describe('a service', () => {
  test('that is asked to leave says so, answers on, ends each connection with an answer, and finishes what it has', async () => {
    const ended = once(service, 'exit')
    expect((await ask('/fast', agent)).connection).toBe('keep-alive')
    const slow = ask('/slow')
    await pause(50)
    service.kill('SIGTERM')
    await pause(100)
    expect((await ask('/readyz')).status).toBe(503)
    expect(await ask('/fast')).toMatchObject({ status: 200 })
    expect(await ask('/fast', agent)).toMatchObject({ status: 200, connection: 'close' })
    expect(await slow).toMatchObject({ status: 200, body: 'slow' })
    expect(await ended).toEqual([0, null])
  })

  test('reads what arrived while it was busy for longer than it was to answer on', async () => {
    const ended = once(service, 'exit')
    expect((await ask('/fast', agent)).status).toBe(200)
    service.kill('SIGTERM')
    await pause(100)
    const busy = ask('/busy')
    await pause(300)
    expect(await ask('/fast', agent)).toMatchObject({ status: 200, connection: 'close' })
    expect(await busy).toMatchObject({ status: 200, body: 'busy' })
    expect(await ended).toEqual([0, null])
  })

  test('takes no more at once when a terminal interrupts it', async () => {
    const ended = once(service, 'exit')
    service.kill('SIGINT')
    expect(await ended).toEqual([0, null])
    await expect(ask('/fast')).rejects.toThrow('ECONNREFUSED')
  })

  test('goes on after a rejection that nobody handled, and says so', async () => {
    expect((await ask('/reject')).status).toBe(200)
    await pause(100)
    expect((await ask('/fast')).status).toBe(200)
    expect(log).toContain('nobody waits for this')
  })

  test('answers what it has after an exception that nobody caught, and ends with 1', async () => {
    const ended = once(service, 'exit')
    expect(await ask('/throw')).toMatchObject({ status: 200 })
    expect(await ended).toEqual([1, null])
    expect(log).toContain('nobody catches this')
  })
})
