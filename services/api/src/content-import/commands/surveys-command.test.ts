/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { contentRoot } from 'content'
import type { Database } from '../../platform/database/open-database'
import { openTestDatabase } from '../../testing/test-database'
import { surveysCommand } from './surveys-command'

jest.setTimeout(60_000)

let database: Database
let folder: string
beforeAll(async () => {
  database = await openTestDatabase({ filled: false })
  folder = mkdtempSync(path.join(tmpdir(), 'surveys-'))
}, 120_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.close()
})

const run = (...args: string[]) =>
  surveysCommand(args, async () => ({ ...database, close: async () => {} }), new Date('2026-11-22T03:00:00Z'))

test('brings the files of the content in, and out again as they were', async () => {
  for (const name of ['surveys', 'polls', 'popups']) {
    const file = path.join(contentRoot(), 'surveys', `${name}.json`)
    const tried = await run('import', file, '--dry-run')
    expect([tried.code, tried.errors, tried.output]).toEqual([0, [], expect.stringMatching(/^1 new: /)])
    expect((await run('import', file)).output).toBe(tried.output)
    expect((await run('import', file)).output).toBe(tried.output.replaceAll(' new: ', ' same: '))
    const out = path.join(folder, name)
    expect((await run('export', name.slice(0, -1), out)).code).toBe(0)
    expect((await run('import', out)).output).toBe(tried.output.replaceAll(' new: ', ' same: '))
  }
  expect(JSON.parse((await run('export')).output)).toHaveLength(12)
})

test('names what is wrong with file, line and row; wrong usage is told', async () => {
  const file = path.join(folder, 'wrong.json')
  const text = readFileSync(path.join(contentRoot(), 'surveys', 'polls.json'), 'utf8')
  writeFileSync(file, text.replace('"keepDays": 180', '"keepDays": 0'))
  const { code, errors, output } = await run('import', file)
  expect([code, errors]).toEqual([1, [`${file}:4 [0] keepDays: Không được nhỏ hơn 1.`]])
  expect(output).toContain('2 same: ')
  for (const args of [[], ['import'], ['send'], ['import', file, '--all']]) expect((await run(...args)).code).toBe(2)
})
