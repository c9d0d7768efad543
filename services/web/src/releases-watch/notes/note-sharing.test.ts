import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Watched } from '../watched-releases'
import { noteFilesIn } from './note-files'
import { shareNotes } from './note-sharing'
import { ALL_PAGES, VisitNotes } from './visit-notes'
import { VisitorKeys } from './visitor-keys'

const menus = { unit: 'menus', version: '2.0.0' }
const watched: Watched = { ...menus, previous: '1.0.0', isTrial: false, since: 1, set: null }
let dir: string
let problems: unknown[]
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'notes-'))
  problems = []
})
afterEach(() => rm(dir, { recursive: true }))

function host(network: string, files = noteFilesIn(dir)) {
  const own = new VisitNotes()
  const key = new VisitorKeys('secret').of(network, Date.now())
  own.opened([{ ...menus, page: 'one', failure: 'error' }], key, Date.now())
  const onProblem = (error: unknown) => problems.push(error)
  return shareNotes({ own, files, secret: 'secret', watchMs: 60_000, onProblem })
}
const networksOf = ({ notesOf }: ReturnType<typeof host>) => notesOf(menus).get(ALL_PAGES)?.size

test('hosts know what the others noted, and how it was before by the one with most visits', async () => {
  const [first, second] = [host('10.1.0.1'), host('10.2.0.1')]
  const rates = (voters: number) =>
    new Map([['menus', new Map([[ALL_PAGES, { failed: voters / 100, told: 0, voters }]])]])
  first.keepBefore(watched, rates(3))
  second.keepBefore(watched, rates(9))
  for (const one of [first, second, first]) await one.exchange([watched], [menus])
  for (const one of [first, second]) {
    expect(networksOf(one)).toBe(2)
    expect(one.beforeOf(watched).get('menus')?.get(ALL_PAGES)?.voters).toBe(9)
  }
  expect(problems).toEqual([])
})

test('on a full disk a host reads what others wrote, and tells of it once', async () => {
  await host('10.1.0.1').exchange([watched], [menus])
  const files = noteFilesIn(dir)
  const full = { ...files, write: () => Promise.reject(new Error('ENOSPC')) }
  const second = host('10.2.0.1', full)
  for (let time = 0; time < 3; time += 1) await second.exchange([watched], [menus])
  expect(networksOf(second)).toBe(2)
  expect(problems).toHaveLength(1)
})

test('what others could have written there is not believed, and old files go', async () => {
  const first = host('10.1.0.1')
  await first.exchange([watched], [menus])
  await writeFile(path.join(dir, 'watch', 'forged.json'), 'tag\n{"notes":{},"before":{}}\n')
  const old = path.join(dir, 'watch', 'old.json.draft')
  await writeFile(old, '')
  await utimes(old, 1, 1)
  await first.exchange([watched], [menus])
  expect(networksOf(first)).toBe(1)
  expect(await readdir(path.join(dir, 'watch'))).toHaveLength(2)
  await first.forget()
  expect(await readdir(path.join(dir, 'watch'))).toEqual([])
})
