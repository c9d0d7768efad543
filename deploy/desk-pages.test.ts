import { expect, test } from '@jest/globals'
import { findRoute } from 'shared-contracts/routes'
import { remote as account } from '../mfe-account/remote'
import { remote as health } from '../mfe-health/remote'
import { remote as menus } from '../mfe-menus/remote'
import { remote as notebook } from '../mfe-notebook/remote'
import { remote as staff } from '../mfe-staff/remote'
import { remote as surveys } from '../mfe-surveys/remote'
import { sitePages, unofferedPageNames } from '../mfe-surveys/src/features/desk/rules/site-pages'
import { remote as shell } from '../shell/remote'

const units = [shell, menus, health, notebook, account, surveys, staff]
const registry = {
  revision: 'test',
  units: units.map((info) => ({
    ...info,
    contracts: '^1.0.0',
    version: '1.0.0',
    previousVersion: null,
    enabled: true,
    base: `/assets/${info.name}/1.0.0/`,
    entry: 'remoteEntry.js',
    chunks: {},
    integrity: {},
  })),
}

test('editors are offered each page name of the site, or it is said that they are not', () => {
  const named = new Set(units.flatMap(({ routes }) => routes.flatMap(({ pageName }) => pageName ?? [])))
  const known = [...sitePages.map(({ pageName }) => pageName), ...unofferedPageNames]
  expect(known.toSorted()).toEqual([...named].toSorted())
})

test.each(sitePages.flatMap((page) => (page.path === undefined ? [] : [[page.path, page.pageName] as const])))(
  'a poll for %s is asked on %s',
  (path, pageName) => {
    expect(findRoute(registry, path)?.route.pageName).toBe(pageName)
  },
)
