import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { allDrawings } from './all-drawings'

const folder = join(process.cwd(), 'shared-drawings/assets/illustrations')
const contentGuide = readFileSync(join(process.cwd(), 'content/README.md'), 'utf8')
const drawings = allDrawings()

test('every name that editors may use has a drawing', () => {
  const [list = ''] = contentGuide.slice(contentGuide.indexOf('Illustrations:')).split('\n\n')
  const names = [...list.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThanOrEqual(34)
  expect(names.filter((name) => !drawings.has(name))).toEqual([])
})

test('the files are those that the code draws', () => {
  const files = readdirSync(folder).map((file) => file.replace('.svg', ''))
  expect(files.sort()).toEqual([...drawings.keys()].sort())
  const stale = [...drawings].filter(([name, svg]) => readFileSync(join(folder, `${name}.svg`), 'utf8') !== svg)
  expect(stale.map(([name]) => name)).toEqual([])
})

test('none is larger than 3 kB or holds anything but shapes', () => {
  const heavy = [...drawings].filter(([, svg]) => Buffer.byteLength(svg) > 3072).map(([name]) => name)
  expect(heavy).toEqual([])
  const active = [...drawings].filter(([, svg]) =>
    /<script|<foreignObject|\son\w+=|https?:(?!\/\/www\.w3\.org)/.test(svg),
  )
  expect(active.map(([name]) => name)).toEqual([])
})
