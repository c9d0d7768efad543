import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const run = promisify(execFile)

const refused = [
  ['Page.module.css', 'h1 { display: none }', 'h1'],
  ['Page.module.css', '.page { color: red } body { margin: 9px }', 'body'],
  ['Page.module.css', '.page, * { margin: 0 }', '.page, *'],
  ['Page.module.css', ':root { --gap: 0 }', ':root'],
  ['Page.module.css', ':global(.header) { display: none }', ':global(.header)'],
  ['page.css', 'h1 { display: none }', 'h1'],
] as const
const built = [
  [
    'menus',
    'Page.module.css',
    '.page h1 { color: red } button.page:hover { color: blue } @media print { .page { margin: 0 } }',
  ],
  ['shell', 'theme.css', 'h1 { color: red }'],
] as const

let parent: string
/** What each build says, by `problemKey`; empty: the styles were built. */
const problems = new Map<string, string>()
const problemKey = (unit: string, file: string, css: string) => `${unit} ${file} ${css}`

beforeAll(async () => {
  parent = await realpath(await mkdtemp(path.join(tmpdir(), 'styles-')))
  const all: readonly (readonly [unit: string, file: string, css: string])[] = [
    ...refused.map(([file, css]) => ['menus', file, css] as const),
    ...built,
  ]
  const orders = all.map(([name], index) => ({ name, directory: path.join(parent, String(index)) }))
  for (const [index, [, file, css]] of all.entries()) {
    const directory = path.join(parent, String(index))
    await mkdir(directory)
    await writeFile(path.join(directory, file), css)
    await writeFile(path.join(directory, 'main.js'), `import './${file}'`)
  }
  const script = path.join(__dirname, 'testing/build-styles.ts')
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, JSON.stringify(orders)])
  const answers: readonly string[] = JSON.parse(stdout)
  for (const [index, order] of all.entries()) problems.set(problemKey(...order), answers[index] ?? 'Nothing was built')
}, 120_000)
afterAll(() => rm(parent, { recursive: true, force: true }))

test.each(refused)('of a section, %s with "%s" is refused with file and selector', (file, css, selector) => {
  const message = problems.get(problemKey('menus', file, css))
  expect(message).toContain(file)
  expect(message).toContain(`"${selector}" is not pure`)
})

test.each(built)('of %s, %s with "%s" is built', (unit, file, css) => {
  expect(problems.get(problemKey(unit, file, css))).toBe('')
})
