import { execFile } from 'node:child_process'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from '@jest/globals'

const run = promisify(execFile)

let directory: string
beforeEach(async () => {
  directory = await realpath(await mkdtemp(path.join(tmpdir(), 'styles-')))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

/** Empty: they were built; else what the build says. */
async function build(unit: string, file: string, css: string): Promise<string> {
  await writeFile(path.join(directory, file), css)
  await writeFile(path.join(directory, 'main.js'), `import './${file}'`)
  const script = path.join(__dirname, 'testing/build-styles.ts')
  try {
    await run(process.execPath, ['--import', 'tsx', script, directory, unit])
    return ''
  } catch (error) {
    return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  }
}

test.each([
  ['Page.module.css', 'h1 { display: none }', 'h1'],
  ['Page.module.css', '.page { color: red } body { margin: 9px }', 'body'],
  ['Page.module.css', '.page, * { margin: 0 }', '.page, *'],
  ['Page.module.css', ':root { --gap: 0 }', ':root'],
  ['Page.module.css', ':global(.header) { display: none }', ':global(.header)'],
  ['page.css', 'h1 { display: none }', 'h1'],
])('of a section, %s with "%s" is refused with file and selector', async (file, css, selector) => {
  const message = await build('menus', file, css)
  expect(message).toContain(file)
  expect(message).toContain(`"${selector}" is not pure`)
})

test.each([
  [
    'menus',
    'Page.module.css',
    '.page h1 { color: red } button.page:hover { color: blue } @media print { .page { margin: 0 } }',
  ],
  ['shell', 'theme.css', 'h1 { color: red }'],
])('of %s, %s with "%s" is built', async (unit, file, css) => {
  expect(await build(unit, file, css)).toBe('')
})
