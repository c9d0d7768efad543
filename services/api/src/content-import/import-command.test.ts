/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { contentRoot } from 'content'
import { fixtureFiles } from 'content/testing'
import { bundlePrograms, FAST_START } from '../testing/api-process'
import { openEmbeddedDatabase } from '../testing/embedded-database'

jest.setTimeout(120_000)

let folder: string
let programs: string
/** A small content of its own, with the demonstration accounts of the real one. */
beforeAll(() => {
  programs = bundlePrograms({ api: 'main.ts', content: 'content-import/main.ts' })
  folder = mkdtempSync(path.join(tmpdir(), 'import-'))
  for (const [file, text] of Object.entries(fixtureFiles)) {
    const target = path.join(folder, 'content', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  cpSync(path.join(contentRoot(), 'demo-accounts.json'), path.join(folder, 'content', 'demo-accounts.json'))
})
afterAll(() => {
  for (const each of [folder, programs]) rmSync(each, { recursive: true, force: true })
})

type Settings = Readonly<Record<string, string>>

function run(program: string, args: readonly string[], environment: Settings) {
  return spawnSync(process.execPath, [...FAST_START, path.join(programs, `${program}.mjs`), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data'), ...environment },
    encoding: 'utf8',
    timeout: 60_000,
  })
}

const runImport = (more: readonly string[], environment: Settings = {}) =>
  run('content', ['import', path.join(folder, 'content'), ...more], environment)

async function countUsers(): Promise<number> {
  const database = await openEmbeddedDatabase(path.join(folder, 'data'))
  const { rows } = await database.pool.query('select 1 from users')
  await database.close()
  return rows.length
}

test('demonstration accounts are made only when asked for, never in production', async () => {
  const plain = runImport([])
  expect([plain.status, plain.stderr]).toEqual([0, ''])
  expect(plain.stdout).not.toContain('demonstration accounts')
  expect(await countUsers()).toBe(0)

  const refused = runImport(['--demo-accounts'], { NODE_ENV: 'production' })
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('refused when NODE_ENV is production')])
  expect(await countUsers()).toBe(0)

  const asked = runImport(['--demo-accounts'])
  expect(asked.stdout).toContain('demonstration accounts: ')
  expect(await countUsers()).toBeGreaterThan(1)

  // A production site over what was a demonstration
  const api = run('api', [], {
    NODE_ENV: 'production',
    SERVICE_SECRET: randomBytes(32).toString('base64url'),
    API_PORT: '0',
  })
  expect([api.status, api.stderr]).toEqual([
    1,
    expect.stringContaining('published password of the demonstration still opens'),
  ])
})
