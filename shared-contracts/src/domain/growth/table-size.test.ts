import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'

const folder = path.join(__dirname, 'tables')
/** docs/budgets.md 11. A kilobyte is 1000 bytes. */
const MOST_BYTES = 3000

test.each(readdirSync(folder))('%s, all that one chart loads of figures, stays below 3 kB compressed', (name) => {
  const module = readFileSync(path.join(folder, name))
  expect(gzipSync(module).length).toBeLessThanOrEqual(MOST_BYTES)
  expect(brotliCompressSync(module).length).toBeLessThanOrEqual(MOST_BYTES)
})
