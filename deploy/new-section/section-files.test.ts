import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { problemOfName, sectionFiles, withWorkspace } from './section-files'

// One test is a build by webpack.
jest.setTimeout(180_000)

const root = path.resolve(__dirname, '../..')
const VERSIONS = { react: '19.3.1' }
let parent: string

beforeEach(() => {
  // Inside the project, so that the build finds its packages.
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  parent = mkdtempSync(path.join(root, '.cache/new-section-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

test.each([
  ['sleep', true],
  ['ab', false],
  ['Sleep', false],
  ['sleep-log', false],
  ['sleep2', false],
  ['../up', false],
  ['shell', false],
  ['menus', false],
  ['', false],
])('the name "%s": %j', (name, allowed) => {
  expect(problemOfName(name, ['menus', 'shell']) === null).toBe(allowed)
})

test('the workspace comes after the other sections, and nothing else changes', () => {
  const before = { name: 'x', workspaces: ['content', 'mfe-a', 'mfe-b', 'deploy'], scripts: { a: 'b' } }
  const after = JSON.parse(withWorkspace(JSON.stringify(before), 'mfe-sleep'))
  expect(after).toEqual({ ...before, workspaces: ['content', 'mfe-a', 'mfe-b', 'mfe-sleep', 'deploy'] })
})

test('a new section builds as it is: its manifest names the route and the chunk of its page', () => {
  const folder = path.join(parent, 'mfe-sleep')
  for (const [file, text] of sectionFiles('sleep', VERSIONS)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const build = spawnSync('node', ['--import', 'tsx', path.join(root, 'deploy/bin/build-unit.ts')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  expect(build.stderr).toBe('')
  const manifest = JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8'))
  expect(manifest).toMatchObject({ name: 'sleep', routes: [{ id: 'sleep', pattern: '/sleep' }] })
  expect(manifest.chunks['page-sleep'].js).not.toEqual([])
  expect(manifest.uses['shared-frame']).toEqual(expect.arrayContaining(['Page', 'PageHeader']))
})
