import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const root = path.resolve(__dirname, '../..')
const SERVER = 'exports.unit = {}'
const route = { id: 'one', pattern: '/mot', visibility: 'public' }

const sections = {
  sound: {
    routes: [route],
    lifecycles: `import { Button, Link as Anchor } from 'shared-frame'
    import { defineRemote } from 'shared-frame/remote'
    import { pager } from './unused'
    export const lifecycles = () => defineRemote(Button, Anchor)
    export const dialog = async () => (await import('shared-frame/overlays')).ConfirmDialog`,
  },
  refused: { routes: [{ ...route, pattern: '/a//b' }], lifecycles: 'export const lifecycles = 1' },
} as const

let parent: string
const folderOf = (name: string) => path.join(parent, name)
/** What each build says; empty: it was built. */
let problems: Readonly<Record<string, string>> = {}

beforeAll(() => {
  // Inside the project, so that the build finds its packages.
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  parent = mkdtempSync(path.join(root, '.cache/manifest-'))
  for (const [name, { routes, lifecycles }] of Object.entries(sections)) {
    const folder = folderOf(name)
    const remote = { name: 'fixture', routes, widgets: [] }
    mkdirSync(path.join(folder, 'dist/server'), { recursive: true })
    writeFileSync(path.join(folder, 'remote.ts'), `export const remote = ${JSON.stringify(remote)}\n`)
    writeFileSync(path.join(folder, 'lifecycles.js'), lifecycles)
    writeFileSync(
      path.join(folder, 'unused.js'),
      "import { Pager } from 'shared-frame'\nexport const pager = () => Pager\n",
    )
    writeFileSync(path.join(folder, 'dist/server/server.cjs'), SERVER)
    writeFileSync(path.join(folder, 'package.json'), '{ "sideEffects": false }')
  }
  const names = Object.keys(sections)
  const args = ['--import', 'tsx', path.join(__dirname, 'testing/build-manifest.ts'), ...names.map(folderOf)]
  const { stdout, stderr } = spawnSync('node', args, { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  const answers: readonly string[] = JSON.parse(stdout)
  problems = Object.fromEntries(names.map((name, index) => [name, answers[index] ?? 'Nothing was built']))
}, 120_000)
afterAll(() => rmSync(parent, { recursive: true, force: true }))

test('the manifest names the exports of shared-frame that the unit uses, and no other', () => {
  expect(problems.sound).toBe('')
  const manifest: unknown = JSON.parse(readFileSync(path.join(folderOf('sound'), 'dist/release.json'), 'utf8'))
  expect(manifest).toMatchObject({
    name: 'fixture',
    version: expect.stringMatching(/^1\.0\.0-[0-9a-f]{8}$/),
    contracts: expect.stringMatching(/^\^\d+\.\d+\.\d+$/),
    entry: 'remoteEntry.js',
    routes: [route],
    offers: {},
    serverIntegrity: { 'server/server.cjs': `sha384-${createHash('sha384').update(SERVER).digest('base64')}` },
  })
  expect(manifest).toHaveProperty('uses', {
    'shared-frame': ['Button', 'Link'],
    'shared-frame/overlays': ['ConfirmDialog'],
    'shared-frame/remote': ['defineRemote'],
  })
})

test('a build whose manifest would be refused fails with what is wrong', () => {
  expect(problems.refused).toContain('fixture: its release.json would be refused')
  expect(problems.refused).toContain('routes[0].pattern "/a//b" is not a route pattern')
})
