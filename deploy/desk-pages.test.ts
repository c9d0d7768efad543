import { expect, test } from '@jest/globals'
import { findRoute } from 'shared-frame/routes'
import { sitePages } from '../mfe-desk/src/features/surveys/rules/site-pages'
import { units } from './docs/unit-remotes'
import { registry } from './testing/site-registry'

/** Pages that somebody signs in, registers or tries something on: nothing is put over them, so editors aren't offered them. */
const unofferedPageNames: readonly string[] = [
  'Login',
  'Register',
  'Verify',
  'ForgotPassword',
  'UndoChange',
  'ChangeEmail',
  'SharedList',
  'Survey',
  'SurveyPreview',
]

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
