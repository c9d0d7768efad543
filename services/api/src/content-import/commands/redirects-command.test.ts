import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { fixtureFiles } from 'content/testing'
import { redirectsCommand } from './redirects-command'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'redirects-'))
  for (const [file, text] of Object.entries(fixtureFiles)) {
    const target = path.join(folder, 'content', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const content = () => path.join(folder, 'content')
const table = () => readFileSync(path.join(content(), 'redirects.csv'), 'utf8')
const run = (...args: string[]) => redirectsCommand(args, content())

function fileOf(...lines: string[]): string {
  const file = path.join(folder, 'old.csv')
  writeFileSync(file, `from,to\n${lines.join('\n')}\n`)
  return file
}

test('check counts the rows of the content', () => {
  expect(run('check')).toEqual({ code: 0, output: '2 redirects, 1 gone (410)', errors: [], written: 0 })
})

test('a file with one wrong row changes nothing, and names the row', () => {
  const before = table()
  const file = fileOf('/cu/moi,/so-tay-cua-me', '/cu/hai,/cu/moi', '/cu/ba,/cu/bai-1')
  expect(run('import', file)).toEqual({
    code: 1,
    output: '1 redirects, 0 gone (410)',
    errors: [
      `${file}:3 to: /cu/moi lại dẫn đi tiếp; hãy ghi thẳng /so-tay-cua-me`,
      `${file}:4 to: /cu/bai-1 lại dẫn đi tiếp; hãy ghi thẳng /so-tay-cua-me`,
      '2 problems; nothing was imported',
    ],
    written: 0,
  })
  expect(table()).toBe(before)
})

test('a dry run writes nothing, an import adds the rows once', () => {
  const before = table()
  const file = fileOf('/Cu/Moi,/so-tay-cua-me', '"/cu/a,b",', '/cu/xoa,')
  expect(run('import', file, '--dry-run')).toMatchObject({ code: 0, written: 0 })
  expect(table()).toBe(before)
  expect(run('import', file)).toMatchObject({ code: 0, written: 2 })
  expect(table()).toBe(`${before}/Cu/Moi,/so-tay-cua-me\n"/cu/a,b",\n`)
  expect(run('check')).toMatchObject({ code: 0, output: '3 redirects, 2 gone (410)' })
  expect(run('import', file)).toMatchObject({ code: 0, written: 0 })
})

test.each([[[]], [['import']], [['send']], [['check', 'a', 'b']], [['check', '--all']]])('%j is no usage', (args) => {
  expect(run(...args).code).toBe(2)
})
