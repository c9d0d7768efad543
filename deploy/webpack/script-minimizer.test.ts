import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { runWebpack } from './run-webpack'
import { ScriptMinimizer } from './script-minimizer'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'minimizer-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Files by name. */
async function build(source: string): Promise<Record<string, string>> {
  writeFileSync(path.join(folder, 'main.js'), source)
  await runWebpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'dist'), filename: '[name].[contenthash:8].js' },
    optimization: { minimizer: [new ScriptMinimizer()] },
  })
  const names = readdirSync(path.join(folder, 'dist'))
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, 'dist', name), 'utf8')]))
}

test('a script is minified and keeps no comment', async () => {
  const files = Object.entries(
    await build('// of ours\nconst longName = globalThis.given; globalThis.taken = longName + 1\n'),
  )
  expect(files).toEqual([[expect.stringMatching(/^main\.[0-9a-f]{8}\.js$/), expect.any(String)]])
  const text = files[0]?.[1] ?? ''
  expect(text).not.toMatch(/longName|of ours|\n./)
  expect(text).toContain('taken')
})

test('licences go to a file beside the script, which names it', async () => {
  const files = await build('/*! lib v1 | MIT */\nglobalThis.taken = 1\n/** @license other */\nglobalThis.more = 2\n')
  const [script = '', license = ''] = Object.keys(files).sort((a, b) => a.length - b.length)
  expect(license).toBe(`${script}.LICENSE.txt`)
  expect(files[license]).toContain('/*! lib v1 | MIT */')
  expect(files[license]).toContain('@license other')
  expect(files[script]).toMatch(new RegExp(`^/\\*! For license information please see ${license} \\*/\n`))
  expect(files[script]).not.toContain('MIT')
})
