import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { runSize } from 'shared-contracts/testing'
import { openPreparedStore, preparedKey } from './prepared-store'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prepared-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a store of prepared values', () => {
  test('gives back what was kept under a name and key, in a folder that was not there', () => {
    const store = openPreparedStore<unknown>(path.join(folder, 'new'))
    expect(store.read('with content', 'k1')).toBeNull()
    store.keep('with content', 'k1', [{ path: 'a', bytes: new Uint8Array([1, 2]) }])
    const read = openPreparedStore<unknown>(path.join(folder, 'new')).read('with content', 'k1')
    expect(read).toEqual([{ path: 'a', bytes: new Uint8Array([1, 2]) }])
  })

  test('a new key replaces the former one of its name, and of no other', () => {
    const store = openPreparedStore<string>(folder)
    store.keep('with', 'k1', 'old')
    store.keep('with content', 'k1', 'another')
    store.keep('with', 'k2', 'new')
    expect(store.read('with', 'k1')).toBeNull()
    expect(store.read('with', 'k2')).toBe('new')
    expect(store.read('with content', 'k1')).toBe('another')
  })

  test('what a broken-off or broken writing left is no value', () => {
    const store = openPreparedStore<string>(folder)
    store.keep('a', 'k1', 'whole')
    expect(readdirSync(folder)).toEqual(['a.k1'])
    writeFileSync(path.join(folder, 'a.k1'), 'no value')
    expect(store.read('a', 'k1')).toBeNull()
  })

  test('processes that make the same at once leave it whole at any time', async () => {
    const size = 4_000_000
    const writer = `
      const { openPreparedStore } = require(${JSON.stringify(path.join(__dirname, 'prepared-store.ts'))})
      const store = openPreparedStore(${JSON.stringify(folder)})
      for (let round = 0; round < ${runSize(6, 15)}; round += 1) store.keep('a', 'k1', Buffer.alloc(${size}, round))`
    const writers = [0, 1].map(() => once(spawn(process.execPath, ['--import', 'tsx', '-e', writer]), 'exit'))
    const store = openPreparedStore<Uint8Array>(folder)
    let finished = false
    const exits = Promise.all(writers).finally(() => {
      finished = true
    })
    const sizes = new Set<number>()
    while (!finished) {
      const value = store.read('a', 'k1')
      if (value !== null) sizes.add(value.length)
      await wait(2)
    }
    expect((await exits).map(([code]) => code)).toEqual([0, 0])
    expect([...sizes]).toEqual([size])
    expect(readdirSync(folder)).toEqual(['a.k1'])
  })
})

describe('the key of a prepared value', () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const key = (versions: readonly string[] = ['1']) =>
    preparedKey({
      folders: [path.join(folder, 'migrations'), path.join(folder, 'src')],
      files: [path.join(folder, 'lock')],
      versions,
    })
  beforeEach(() => {
    write('migrations/0001_a.sql', 'create table a ();')
    write('src/rows/row.ts', 'one')
    write('lock', '{}')
  })

  test.each<readonly [string, () => void]>([
    ['a migration', () => write('migrations/0001_a.sql', 'create table b ();')],
    ['a new file', () => write('migrations/0002_b.sql', '')],
    ['a removed file', () => rmSync(path.join(folder, 'src/rows/row.ts'))],
    ['a deep file', () => write('src/rows/row.ts', 'two')],
    [
      'a moved file',
      () => {
        rmSync(path.join(folder, 'src/rows/row.ts'))
        write('src/line/row.ts', 'one')
      },
    ],
    ['the lock file', () => write('lock', '{ }')],
  ])('changes with %s', (_, change) => {
    const before = key()
    expect(key()).toBe(before)
    change()
    expect(key()).not.toBe(before)
  })

  test('changes with a version', () => {
    expect(key(['2'])).not.toBe(key(['1']))
  })

  test('stays with tests, built files and packages', () => {
    const before = key()
    write('src/rows/row.test.ts', 'a test')
    write('src/node_modules/a/index.js', 'a package')
    write('src/dist/row.js', 'built')
    write('src/.turbo/turbo-build.log', 'a log')
    expect(key()).toBe(before)
  })
})
