import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { BrowserSupportPlugin } from './browser-support-plugin'
import { runWebpack } from './run-webpack'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browsers-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function build(library: string) {
  writeFileSync(
    path.join(folder, 'main.js'),
    "import { change } from './library'\nglobalThis.taken = change(globalThis.given)\n",
  )
  writeFileSync(path.join(folder, 'library.js'), library)
  return runWebpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'dist'), filename: 'main.js' },
    optimization: { minimize: false },
    plugins: [new BrowserSupportPlugin()],
  })
}

test('a build with a function that a listed browser lacks fails, and names file, function, browser and source', async () => {
  const failed = build('export const change = (list) => list.toSorted()\n')
  await expect(failed).rejects.toThrow(/main\.js uses toSorted, which Chrome 109, .+ lack: .+list\.toSorted\(\)/)
  await expect(failed).rejects.toThrow(/Written in .*library\.js$/m)
})

test('one that asks for it first is built', async () => {
  const stats = await build('export const change = (list) => (list.toSorted ? list.toSorted() : [...list].sort())\n')
  expect(stats.hasErrors()).toBe(false)
})
