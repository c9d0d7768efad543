import { expect, test } from '@jest/globals'
import { UNIT_NAMES } from 'shared-contracts/constants'
import { sectionPages } from 'shared-contracts/paths/testing'
import { findRoute } from 'shared-frame/routes'
import { units } from './docs/unit-remotes'
import { unitFolders, unitOfFolder } from './runner/units'
import { registry } from './testing/site-registry'

const present = unitFolders().map(unitOfFolder)

test.each<[string, readonly string[]]>([
  ['visits are counted for (UNIT_NAMES of shared-contracts/constants)', UNIT_NAMES],
  ["this project's tests know (deploy/docs/unit-remotes.ts)", units.map(({ name }) => name)],
  [
    'tests go through (sectionPages of shared-contracts/paths/testing)',
    ['shell', ...sectionPages.map((of) => of.unit)],
  ],
])('each unit that has a folder is one that %s', (_, names) => {
  expect(names.toSorted()).toEqual(present.toSorted())
})

test.each(sectionPages.map((page) => [page.unit, page] as const))(
  'the page of %s is as its remote.ts says',
  (_, page) => {
    const found = findRoute(registry, page.path)
    expect(found).toMatchObject({ unit: { name: page.unit }, route: { id: page.routeId } })
    expect(found?.route.visibility !== 'private').toBe(page.isRendered)
  },
)
