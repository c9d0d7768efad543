import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { hasRoom, openTemporaryFolder, removeAbandoned } from './temporary-folder'

const parent = mkdtempSync(path.join(tmpdir(), 'temporary-folder-'))
/** No process has it: the kernel gives numbers up to 4 194 304. */
const NOBODY = 4_194_305
const GIGABYTE = 2 ** 30

afterEach(() => {
  rmSync(parent, { recursive: true, force: true })
})

test('a run’s temporary files lie in one folder, open to other users’ programs, and go with it', () => {
  mkdirSync(parent, { recursive: true })
  const folder = openTemporaryFolder(parent)
  expect(path.dirname(folder.path)).toBe(parent)
  expect(statSync(folder.path).mode & 0o7777).toBe(0o1777)
  writeFileSync(path.join(folder.path, 'a'), '')
  folder.remove()
  expect(existsSync(folder.path)).toBe(false)
})

test('what a killed run left goes, what a running one has and what is none of a run stays', () => {
  const names = [`test-run-${NOBODY}`, `test-run-${process.pid}`, 'test-run-', 'site-1']
  for (const name of names) mkdirSync(path.join(parent, name), { recursive: true })
  removeAbandoned(parent)
  expect(names.filter((name) => existsSync(path.join(parent, name)))).toEqual(names.slice(1))
})

test('memory is used where there is much of it', () => {
  expect(hasRoom(12 * GIGABYTE, 20 * GIGABYTE)).toBe(true)
  expect(hasRoom(12 * GIGABYTE, 4 * GIGABYTE)).toBe(false)
  // As containers have it
  expect(hasRoom(GIGABYTE / 16, 20 * GIGABYTE)).toBe(false)
})
