import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from '@jest/globals'

const folder = join(process.cwd(), 'shared-frame/src/core')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !name.includes('.test.'),
)

function isInside(name: string, from: string): boolean {
  return from.startsWith('.') && !relative(folder, join(folder, dirname(name), from)).startsWith('..')
}

/** First paint depends on it: one import of a style runtime here would put it into every page's first bundle. */
test('core imports nothing but react and the contracts', () => {
  const foreign = sources.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^(?:.*\sfrom|import) '([^']+)'$/gm)]
      .map(([, from = '']) => from)
      .filter((from) => from !== 'react' && !from.startsWith('shared-contracts/') && !isInside(name, from))
      .map((from) => `${name}: ${from}`),
  )
  expect(sources.length).toBeGreaterThan(30)
  expect(foreign).toEqual([])
})
