import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { changedFiles, reachedBy } from './changed-files'

describe('reachedBy', () => {
  test('sources are followed by the import graph; browser tests are Playwright’s', () => {
    expect(reachedBy(['shared-frame/src/core/a.tsx', 'e2e/a.spec.ts', 'docs/a.md', 'README.md']).sources).toEqual([
      'shared-frame/src/core/a.tsx',
    ])
  })

  test('what is read, not imported, reaches the tests of its workspace', () => {
    const files = [
      'content/articles/3001.md',
      'content/dishes/a.json',
      'services/api/migrations/0090.sql',
      'mfe-health/README.md',
      'docs/a.json',
    ]
    expect(reachedBy(files)).toEqual({ sources: [], folders: ['content/', 'services/api/'] })
  })
})

describe('changedFiles', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.vn', ...args], {
      stdio: 'pipe',
    })

  test('what is committed since the upstream, edited, or new; not what was deleted', () => {
    git('init', '-q', '-b', 'main')
    for (const name of ['kept.ts', 'edited.ts', 'deleted.ts']) writeFileSync(path.join(folder, name), '1')
    git('add', '.')
    git('commit', '-qm', 'one')
    git('branch', 'upstream')
    git('branch', '-q', '--set-upstream-to=upstream')
    writeFileSync(path.join(folder, 'committed.ts'), '2')
    git('add', '.')
    git('commit', '-qm', 'two')
    writeFileSync(path.join(folder, 'edited.ts'), '2')
    writeFileSync(path.join(folder, 'new.ts'), '2')
    rmSync(path.join(folder, 'deleted.ts'))
    const { files } = changedFiles(folder)
    expect(files).toEqual(['committed.ts', 'edited.ts', 'new.ts'])
  })

  test('says so where there is no repository', () => {
    expect(() => changedFiles(tmpdir())).toThrow('git repository')
  })
})
