import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { root } from '../runner/root'
import { type Advisory, findingsOf, readAdvisories } from './advisories'
import { lockProblems } from './check-lock'
import { isOfRuntime, type LockEntry, type LockFile, lockedPackages, readLockFile } from './lock-file'
import { directDependencies, reviewOf, reviewState } from './review'
import { billOfMaterials } from './sbom'

const lock = readLockFile(root)
const FASTIFY = 'node_modules/fastify'

/** The lock file with one package changed. */
function lockWith(place: string, changes: Partial<LockEntry>): LockFile {
  return { ...lock, packages: { ...lock.packages, [place]: { ...lock.packages[place], ...changes } } }
}

test('the packages of the lock file are what the policy allows', () => {
  expect(lockedPackages(lock).length).toBeGreaterThan(1_000)
  expect(lockProblems(lock)).toEqual([])
})

test.each<[string, Partial<LockEntry>, RegExp]>([
  ['without a checksum', { integrity: undefined }, /no SHA-512/],
  ['with a weak checksum', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, /no SHA-512/],
  ['with half a checksum', { integrity: 'sha512-AAAA' }, /no SHA-512/],
  ['from another host', { resolved: 'https://packages.example/fastify.tgz' }, /comes from https:\/\/packages/],
  ['from a repository', { resolved: 'git+ssh://git@example.com/fastify.git#1' }, /comes from git/],
  ['from a file', { resolved: 'file:../fastify.tgz' }, /comes from file/],
  ['that runs a program', { hasInstallScript: true }, /runs a program/],
  ['under a licence that nobody allowed', { license: 'AGPL-3.0-only' }, /AGPL-3.0-only is not allowed/],
  ['under an exception for another package', { license: 'MPL-2.0' }, /MPL-2.0 is not allowed/],
  ['without a licence', { license: undefined }, /states no licence/],
  ['that is another one', { name: 'fastify-plugin' }, /is fastify-plugin under another name/],
])('a package %s is named', (_, changes, problem) => {
  const problems = lockProblems(lockWith(FASTIFY, changes))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(problem)
  expect(problems[0]).toContain(FASTIFY)
})

test.each(['*', 'latest', 'github:fastify/fastify', 'https://example.com/x.tgz', 'npm:other@1.0.0', 'file:../x'])(
  'a dependency that is asked for as %s is named',
  (range) => {
    const { dependencies } = lock.packages['services/api'] ?? {}
    const changed = lockWith('services/api', { dependencies: { ...dependencies, fastify: range } })
    expect(lockProblems(changed)).toEqual([`services/api: fastify is asked for as ${range}, not by version`])
  },
)

test('a link that leads out of the project is named', () => {
  const changed = lockWith('node_modules/content', { resolved: '../elsewhere' })
  expect(lockProblems(changed)).toEqual(['node_modules/content: leads to ../elsewhere, which is no workspace'])
})

test('the bill of materials names every package that runs, once, with its checksum and licence', () => {
  const { components, dependencies, specVersion } = billOfMaterials(lock)
  expect(specVersion).toBe('1.6')
  const byReference = new Map(components.map((each) => [Reflect.get(each, 'bom-ref'), each]))
  expect(byReference.size).toBe(components.length)
  for (const { name, version, integrity = '', license } of lockedPackages(lock).filter(isOfRuntime)) {
    const hash = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
    expect(byReference.get(`pkg:npm/${name.replace('@', '%40')}@${version}`)).toMatchObject({
      version,
      hashes: [{ alg: 'SHA-512', content: hash }],
      ...(license === 'MIT' ? { licenses: [{ license: { id: 'MIT' } }] } : {}),
    })
  }
  const scopeOf = (name: string) =>
    components.flatMap((each) => (Reflect.get(each, 'name') === name ? [Reflect.get(each, 'scope')] : []))
  // What a service brings along, a tool of the build, a binary of another machine.
  expect([scopeOf('pg-types'), scopeOf('webpack'), scopeOf('sharp-darwin-arm64')]).toEqual([
    ['required'],
    ['excluded'],
    ['optional'],
  ])
  expect(scopeOf('jest')).toEqual([])
  const pg = dependencies.find(({ ref }) => ref.startsWith('pkg:npm/pg@'))
  expect(pg?.dependsOn.join(' ')).toMatch(/pkg:npm\/pg-types@/)
  expect(dependencies.every(({ dependsOn }) => dependsOn.every((ref) => byReference.has(ref)))).toBe(true)
})

const advisoryOf = (
  events: NonNullable<Advisory['affected'][number]['ranges']>[number]['events'],
  more: Partial<Advisory> = {},
): Advisory => ({
  id: 'GHSA-test',
  summary: 'A weakness',
  database_specific: { severity: 'HIGH' },
  affected: [{ package: { ecosystem: 'npm', name: 'fastify' }, ranges: [{ type: 'SEMVER', events }] }],
  ...more,
})

test.each<[string, Advisory, boolean]>([
  ['from the beginning, not mended', advisoryOf([{ introduced: '0' }]), true],
  ['mended later', advisoryOf([{ introduced: '5.0.0' }, { fixed: '99.0.0' }]), true],
  ['mended before', advisoryOf([{ introduced: '0' }, { fixed: '5.0.1' }]), false],
  [
    'mended and there again',
    advisoryOf([{ introduced: '0' }, { fixed: '4.0.0' }, { introduced: '5.1.0' }, { fixed: '99.0.0' }]),
    true,
  ],
  ['of later versions', advisoryOf([{ introduced: '99.0.0' }]), false],
  ['until an older version', advisoryOf([{ introduced: '0' }, { last_affected: '5.0.1' }]), false],
  ['taken back', advisoryOf([{ introduced: '0' }], { withdrawn: '2026-01-01T00:00:00Z' }), false],
  [
    'of a version by name',
    advisoryOf([], {
      affected: [{ package: { ecosystem: 'npm', name: 'fastify' }, versions: [lock.packages[FASTIFY]?.version ?? ''] }],
    }),
    true,
  ],
  [
    'of a package of another language',
    advisoryOf([], {
      affected: [
        {
          package: { ecosystem: 'PyPI', name: 'fastify' },
          ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }] }],
        },
      ],
    }),
    false,
  ],
])('an advisory %s', (_, advisory, isFound) => {
  expect(findingsOf(lockedPackages(lock), [advisory]).map(({ advisory: id }) => id)).toEqual(
    isFound ? ['GHSA-test'] : [],
  )
})

test('what is urgent, and a folder of advisories', () => {
  const urgent = (severity?: string) =>
    findingsOf(lockedPackages(lock), [advisoryOf([{ introduced: '0' }], { database_specific: { severity } })])[0]
      ?.isUrgent
  expect([urgent('CRITICAL'), urgent('HIGH'), urgent(), urgent('MODERATE'), urgent('LOW')]).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  const folder = mkdtempSync(path.join(tmpdir(), 'osv-'))
  try {
    writeFileSync(path.join(folder, 'a.json'), JSON.stringify(advisoryOf([{ introduced: '0' }])))
    expect(findingsOf(lockedPackages(lock), readAdvisories(folder))).toHaveLength(1)
    writeFileSync(path.join(folder, 'b.json'), '{"id":7}')
    expect(() => readAdvisories(folder)).toThrow()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a review keeps the day of what has not changed, and tells what nobody has seen', () => {
  const direct = directDependencies(lock)
  expect(direct).toContain(`fastify@${lock.packages[FASTIFY]?.version}`)
  expect(direct.some((each) => each.startsWith('shared-contracts@'))).toBe(false)
  expect(lock.packages['services/api']?.dependencies?.['shared-contracts']).toBe('*')
  const first = reviewOf(['a@1.0.0', 'b@1.0.0'], { reviewed: '2025-12-31', since: {} }, '2026-01-01')
  const second = reviewOf(['a@1.0.0', 'b@2.0.0'], first, '2026-02-01')
  expect(second).toEqual({ reviewed: '2026-02-01', since: { 'a@1.0.0': '2026-01-01', 'b@2.0.0': '2026-02-01' } })
  expect(reviewState(['a@1.0.0', 'c@1.0.0'], second, '2026-05-04')).toEqual({
    age: 92,
    isOverdue: false,
    unseen: ['c@1.0.0'],
    oldest: [['a@1.0.0', 123]],
  })
  expect(reviewState([], second, '2026-05-05').isOverdue).toBe(true)
})
