import { expect, test } from '@jest/globals'
import { findRoute } from 'shared-frame/routes'
import { registry } from '../testing/site-registry'
import { pageKinds } from './page-kinds'
import { pageStates } from './page-states'

/** Pages that stand in another's way of opening or look as another one does; each with its reason. */
const LOOKED_AT_ELSEWHERE: Readonly<Record<string, string>> = {
  'account/verify': 'needs the token of a mail',
  'account/undo-change': 'needs the token of a mail',
  'account/shared-list': "needs the token of somebody's link",
  'menus/saved-menu': 'its id differs from site to site; menu and menu builder have its parts',
  'notebook/expert-opinion': 'an article',
  'notebook/about-entry': 'an article list or the programme',
  'shell/home-alias': 'the home page',
  'desk/class-new': 'the form of a class',
  'surveys/survey-frame': 'stands in the preview of a survey',
  'surveys/poll-preview': 'the preview of a popup with another content',
  'desk/desk-files': 'a table of files',
  'desk/desk-new': 'the form of a survey',
}

test('every page that a unit claims is a kind that is looked at', () => {
  const seen = new Set(
    pageKinds.flatMap(({ path, firstLink }) => {
      const address = (firstLink === undefined ? path : `${firstLink}1-ten`).split(/[?#]/)[0] ?? ''
      const found = findRoute(registry, address)
      return found ? [`${found.unit.name}/${found.route.id}`] : []
    }),
  )
  const claimed = registry.units.flatMap(({ name, routes }) => routes.map(({ id }) => `${name}/${id}`))
  expect(claimed.filter((each) => !seen.has(each)).toSorted()).toEqual(Object.keys(LOOKED_AT_ELSEWHERE).toSorted())
})

test('names are those of files, and each stands for one thing', () => {
  const names = [...pageKinds, ...pageStates].map(({ name }) => name)
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(pageKinds.length).toBeGreaterThanOrEqual(30)
})
