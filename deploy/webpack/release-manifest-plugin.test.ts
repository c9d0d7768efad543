import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

// Each test is a build by webpack in a process of its own.
jest.setTimeout(120_000)

const root = path.resolve(__dirname, '../..')
const SERVER = 'exports.unit = {}'
let folder: string

beforeEach(() => {
  // Inside the project, so that the build finds its packages.
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(path.join(root, '.cache/manifest-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function build(routes: readonly object[], lifecycles: string) {
  const remote = { name: 'fixture', routes, widgets: [] }
  writeFileSync(path.join(folder, 'remote.ts'), `export const remote = ${JSON.stringify(remote)}\n`)
  writeFileSync(path.join(folder, 'lifecycles.js'), lifecycles)
  writeFileSync(path.join(folder, 'unused.js'), "import { Pager } from 'shared-ui'\nexport const pager = () => Pager\n")
  mkdirSync(path.join(folder, 'dist/server'), { recursive: true })
  writeFileSync(path.join(folder, 'dist/server/server.cjs'), SERVER)
  writeFileSync(path.join(folder, 'package.json'), '{ "sideEffects": false }')
  return spawnSync('node', ['--import', 'tsx', path.join(__dirname, 'testing/build-manifest.ts'), folder], {
    cwd: root,
    encoding: 'utf8',
  })
}

const route = { id: 'one', pattern: '/mot', visibility: 'public' }

test('the manifest names the exports of shared-ui that the unit uses, and no other', () => {
  const { stderr, status } = build(
    [route],
    `import { Button, Link as Anchor } from 'shared-ui'
    import { defineRemote } from 'shared-ui/remote'
    import { pager } from './unused'
    export const lifecycles = () => defineRemote(Button, Anchor)
    export const dialog = async () => (await import('shared-ui/overlays')).ConfirmDialog`,
  )
  expect([stderr, status]).toEqual(['', 0])
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8'))
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
    'shared-ui': ['Button', 'Link'],
    'shared-ui/overlays': ['ConfirmDialog'],
    'shared-ui/remote': ['defineRemote'],
  })
})

test('a build whose manifest would be refused fails with what is wrong', () => {
  const { stderr, status } = build([{ ...route, pattern: '/a//b' }], 'export const lifecycles = 1')
  expect(status).toBe(1)
  expect(stderr).toContain('fixture: its release.json would be refused')
  expect(stderr).toContain('routes[0].pattern "/a//b" is not a route pattern')
})
