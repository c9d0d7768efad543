import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { latestChanged } from './latest-changed'

let base: string

beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'units-'))
})
afterEach(() => rmSync(base, { recursive: true, force: true }))

function write(file: string, seconds: number) {
  const target = path.join(base, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, '')
  utimesSync(target, seconds, seconds)
}

test('the latest file of any depth counts, and no more units than asked for', () => {
  write('mfe-a/src/routes.tsx', 30)
  write('mfe-b/src/routes.tsx', 10)
  write('mfe-b/src/features/x/rules/y.ts', 50)
  write('mfe-c/src/routes.tsx', 40)
  expect(latestChanged(['mfe-a', 'mfe-b', 'mfe-c'], 2, base)).toEqual(['mfe-b', 'mfe-c'])
  expect(latestChanged(['mfe-a', 'mfe-b', 'mfe-c'], 9, base)).toEqual(['mfe-b', 'mfe-c', 'mfe-a'])
})
