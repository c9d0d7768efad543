import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sectionBundle, writeBuild } from '../testing/fake-releases'
import { readRegistry } from './read-registry'
import { createReleaseStore } from './release-store'

let dir: string
const paths = () => ({ releasesDir: path.join(dir, 'releases'), stateFile: path.join(dir, 'registry.json') })

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'registry-'))
  const store = createReleaseStore(paths())
  for (const version of ['1.0.0', '2.0.0']) {
    const build = path.join(dir, `build-${version}`)
    await writeBuild(build, { name: 'menus', version, server: sectionBundle('menus') })
    await store.publish(build)
    await store.promote('menus', version)
  }
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const harm = (file: string) => writeFile(path.join(paths().releasesDir, 'menus', file), 'damaged')

async function outcome() {
  const { registry, bundles, problems } = await readRegistry(paths())
  return [registry.units.map(({ version }) => version), [...bundles.keys()], problems.length]
}

// Each adds to the harm of those before.
test.each<[string, string | null, unknown]>([
  ['a release that is whole is active', null, [['2.0.0'], ['menus'], 0]],
  [
    'one whose file is damaged is left out: the one before it is served',
    '2.0.0/browser/lifecycles.aa11.js',
    [['1.0.0'], ['menus'], 1],
  ],
  [
    'a damaged server bundle of the one before leaves its pages to browsers',
    '1.0.0/server/server.cjs',
    [['1.0.0'], [], 2],
  ],
  ['without any the unit is left out', '1.0.0/release.json', [[], [], 2]],
])('%s', async (_, file, expected) => {
  if (file) await harm(file)
  expect(await outcome()).toEqual(expected)
})
