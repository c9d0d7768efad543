import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { CONTRACT_VERSION, parseReleaseManifest } from 'shared-frame/registry'
import { findMisfits } from '../../services/web/src/registry/fit/find-misfits'

const root = path.resolve(__dirname, '../..')
const [major = ''] = CONTRACT_VERSION.split('.')
const SERVER = 'exports.unit = {}'
const route = { id: 'one', pattern: '/mot', visibility: 'public' }

/** Since the first shape of the article somebody has asked for `video`, and for a call of its own; since the first frame for `Link`. */
const records = {
  calls: {
    'Article/GetById': { shapes: ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'], since: { 'answer.video': 1 } },
    'Article/GetVideos': { shapes: ['cccccccccccc'] },
  },
  frame: { version: `${major}.9.0`, since: { '. Link': `${major}.7.0` } },
}

const sections = {
  sound: {
    routes: [route],
    lifecycles: `import { Button, Link as Anchor } from 'shared-frame'
    import { defineRemote } from 'shared-frame/remote'
    import { pager } from './unused'
    export const lifecycles = () => defineRemote(Button, Anchor)
    export const dialog = async () => (await import('shared-frame/overlays')).ConfirmDialog`,
  },
  first: {
    routes: [route],
    lifecycles: `import { Button, Link } from 'shared-frame'
    /* Article/GetVideos */
    export const lifecycles = (api, bus) => {
      bus.publish('cart/changed', {})
      bus.publish('fixture/opened', {})
      bus.streamOf('health/measured').subscribe(({ value }) => value)
      return api.call('Article/GetById').then(({ title, video }) => [Button, Link, title, video, 'health/home-measure'])
    }
    export const videos = (api) => api.call('Article/GetVideos')
    export const nothing = (api) => api.call('Article/GetNothing')`,
  },
  later: {
    routes: [route],
    lifecycles: `import { Button } from 'shared-frame'
    export const lifecycles = (api) => api.call('Article/GetById').then(({ title }) => [Button, title])`,
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
    writeFileSync(path.join(folder, 'unused.js'), "import { Tag } from 'shared-frame'\nexport const tag = () => Tag\n")
    writeFileSync(path.join(folder, 'dist/server/server.cjs'), SERVER)
    writeFileSync(path.join(folder, 'package.json'), '{ "sideEffects": false }')
  }
  const names = Object.keys(sections)
  const args = [
    '--import',
    'tsx',
    path.join(__dirname, 'testing/build-manifest.ts'),
    JSON.stringify(records),
    ...names.map(folderOf),
  ]
  const { stdout, stderr } = spawnSync('node', args, { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  const answers: readonly string[] = JSON.parse(stdout)
  problems = Object.fromEntries(names.map((name, index) => [name, answers[index] ?? 'Nothing was built']))
}, 120_000)
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const manifestOf = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(folderOf(name), 'dist/release.json'), 'utf8'))

test('the manifest names the exports of the frame contract that the unit uses, and no other', () => {
  expect(problems.sound).toBe('')
  const manifest = manifestOf('sound')
  expect(manifest).toMatchObject({
    name: 'fixture',
    version: expect.stringMatching(/^1\.0\.0-[0-9a-f]{8}$/),
    frame: expect.stringMatching(/^\^\d+\.\d+\.\d+$/),
    entry: 'remoteEntry.js',
    routes: [route],
    offers: { frames: {}, calls: [], topics: [] },
    serverIntegrity: { 'server/server.cjs': `sha384-${createHash('sha384').update(SERVER).digest('base64')}` },
  })
  expect(manifest).toHaveProperty('uses', {
    parts: {
      'shared-frame': ['Button', 'Link'],
      'shared-frame/overlays': ['ConfirmDialog'],
      'shared-frame/remote': ['defineRemote'],
    },
    calls: {},
    topics: [],
    widgets: [],
  })
})

test('it names the calls with the shapes that are relied on, topics and widgets of others', () => {
  expect(manifestOf('first')).toHaveProperty('uses', {
    parts: { 'shared-frame': ['Button', 'Link'] },
    calls: { 'Article/GetById': 'bbbbbbbbbbbb', 'Article/GetNothing': 'unknown', 'Article/GetVideos': 'cccccccccccc' },
    topics: ['cart/changed', 'health/measured'],
    widgets: ['health/home-measure'],
  })
  expect(manifestOf('first')).toHaveProperty('offers.topics', ['fixture/opened'])
})

test("one section's additions hold up no other that was built after them: it fits the shell and the API of before", () => {
  const oldApi = { calls: { 'Article/GetById': { shapes: ['aaaaaaaaaaaa'] } } }
  const [first, later] = ['first', 'later'].map((name) => parseReleaseManifest(manifestOf(name)))
  if (!first || !later) throw new Error('Both were built')
  const offers = {
    frames: { [major]: { version: `${major}.0.0`, parts: { 'shared-frame': ['Button'] } } },
    calls: [],
    topics: [],
  }
  const oldShell = { ...later, name: 'shell', uses: { ...later.uses, parts: {}, calls: {} }, offers }
  expect(later).toMatchObject({ frame: `^${major}.0.0`, uses: { calls: { 'Article/GetById': 'aaaaaaaaaaaa' } } })
  expect(findMisfits([oldShell, later], { live: oldApi })).toEqual([])
  expect(findMisfits([oldShell, first], { live: oldApi })).toEqual([
    expect.stringContaining('relies on a shape of Article/GetById that the API does not serve'),
    expect.stringContaining('calls Article/GetNothing, which the API does not have'),
    expect.stringContaining('calls Article/GetVideos, which the API does not have'),
    expect.stringContaining(`needs the frame contract ^${major}.7.0; shell`),
  ])
})

test('a build whose manifest would be refused fails with what is wrong', () => {
  expect(problems.refused).toContain('fixture: its release.json would be refused')
  expect(problems.refused).toContain('routes[0].pattern "/a//b" is not a route pattern')
})
