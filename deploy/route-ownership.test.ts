import { describe, expect, test } from '@jest/globals'
import { contentFolder, contentRoot, readSurveyContent } from 'content'
import { realRows } from 'content/testing/prepared'
import { sitePaths } from 'shared-contracts/paths/testing'
import { checkDraft } from 'shared-contracts/surveys'
import { findRoute, matchPattern, normalisePath } from 'shared-frame/routes'
import { units } from './docs/unit-remotes'
import { registry } from './testing/site-registry'

describe('who owns an address', () => {
  const pages = sitePaths.filter((row) => row.kind === 'page')

  test.each(pages.map((row) => [row.example, row.owner]))('%s belongs to %s', (example, owner) => {
    expect(findRoute(registry, example)?.unit.name).toBe(owner)
  })

  test('is exactly one unit for every page: no two claims of equal rank match it', () => {
    for (const { example } of pages) {
      const path = normalisePath(example)
      const claims = registry.units.flatMap((unit) =>
        unit.routes
          .filter((route) => matchPattern(route.pattern, path))
          .map((route) => `${unit.name} ${route.pattern}`),
      )
      expect(new Set(claims).size).toBe(claims.length)
      expect(claims.length).toBeGreaterThan(0)
    }
  })

  test('is nobody for former names, which the document host redirects', () => {
    for (const row of sitePaths) {
      if (row.kind !== 'redirect' || row.path === '/gioi-thieu') continue
      expect([row.path, findRoute(registry, row.example)?.unit.name]).toEqual([row.path, undefined])
    }
  })

  test('never depends on how & is written', () => {
    const path = '/theo-doi-dinh-duong-%26-van-dong/nhu-cau-dinh-duong-khuyen-nghi'
    expect(findRoute(registry, path)?.unit.name).toBe('health')
  })
})

test('the surveys that the site begins with lead to pages that somebody owns', () => {
  const { entries } = readSurveyContent(contentFolder(contentRoot()))
  const pageNames = units.flatMap(({ routes }) => routes.flatMap(({ pageName }) => pageName ?? []))
  const ownsPath = (path: string) => findRoute(registry, path) !== null
  expect(entries.length).toBeGreaterThan(9)
  for (const { key, draft } of entries)
    expect([key, ...checkDraft(draft, { now: new Date(), ownsPath, pageNames })]).toEqual([key])
})

test('every redirect of the content leads to a page that somebody owns, and stands for none', () => {
  const rows = realRows
  expect(rows.redirects.length).toBeGreaterThanOrEqual(150)
  for (const { from_path, to_path } of rows.redirects) {
    if (to_path !== null) expect([to_path, findRoute(registry, to_path) !== null]).toEqual([to_path, true])
    // A list's path may claim a former article's address too; fixed addresses are pages of today.
    expect([from_path, findRoute(registry, from_path)?.route.pattern === from_path]).toEqual([from_path, false])
  }
})
