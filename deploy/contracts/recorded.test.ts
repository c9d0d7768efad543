import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { judge, readRecord } from './record'
import { preparedSurface } from './testing/prepared-surface'

// TypeScript writes the declarations of three packages.
jest.setTimeout(120_000)

const root = path.resolve(__dirname, '../..')

test('the frame contract is as recorded (npm run contracts -- accept)', () => {
  expect(judge(readRecord(root), preparedSurface(root), { today: '2026-01-01' })).toEqual({ kind: 'same' })
})

test('no package asks for a version of a package that units share: the record alone states one', () => {
  const folders = [
    '',
    'deploy',
    'e2e',
    'content',
    ...namesIn('', /^(shell|mfe-.+|shared-.+)$/),
    ...namesIn('services', /./),
  ]
  const packages = folders.map((folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')))
  const asked = packages.flatMap(({ dependencies, devDependencies }) =>
    Object.entries<string>({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('shared-')),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter(([, range]) => range !== '*')).toEqual([])
  expect(packages.filter(({ name = '', version }) => name.startsWith('shared-') && version)).toEqual([])
})

function namesIn(folder: string, form: RegExp): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && form.test(entry.name))
    .map(({ name }) => path.join(folder, name))
}
