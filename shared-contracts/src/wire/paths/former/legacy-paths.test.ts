import { describe, expect, test } from '@jest/globals'
import { deskPaths } from '../desk-paths'
import { paths } from '../paths'
import { previewPaths } from '../preview-paths'
import { legacyAliases, legacyArticleAliases, legacyQuery, resolveLegacyPath } from './legacy-paths'

describe('resolveLegacyPath', () => {
  test.each([
    ['/Verify', paths.verify],
    ['/VERIFY', paths.verify],
    ['/verify', paths.verify],
    ['/LatestArticles', paths.latestArticles],
    ['/SearchResult', paths.search],
    ['/search-result', paths.search],
    ['/passwordforgotten', paths.forgotPassword],
    ['/ChangeEmail', paths.changeEmail],
    ['/change-email', paths.changeEmail],
    ['/tips-article', paths.notebook],
    ['/Class-Register', paths.classes],
    ['/Survey', paths.userSurveys],
    ['/recipes-menu', paths.menuBank],
    ['/kho-tang-am-thuc-cua-me', paths.recipes],
    ['/gioi-thieu', paths.aboutProgramme],
    ['/Gioi-Thieu', paths.aboutProgramme],
  ])('%s leads to %s', (path, to) => {
    expect(resolveLegacyPath(path)).toEqual({ kind: 'page', path: to })
  })

  test.each([
    ['/Article/12', 12, paths.notebook],
    ['/article/12-Cháo-cá', 12, paths.notebook],
    ['/ARTICLE', null, paths.notebook],
    ['/Article/undefined', null, paths.notebook],
    ['/Article/99999999999', null, paths.notebook],
    ['/Blog/7', 7, paths.notebook],
    ['/Medical/7', 7, paths.staff],
    ['/ArticleMedical/7', 7, paths.staff],
    ['/Article-Document/7', 7, paths.documents],
  ])('%s asks for article %s, else %s', (path, articleId, landing) => {
    expect(resolveLegacyPath(path)).toEqual({ kind: 'article', articleId, landing })
  })

  test.each(['/', '/Article/1/2', '/Articles/1', '/verify/x', '/dang-nhap'])('%s is no former address', (path) => {
    expect(resolveLegacyPath(path)).toBeNull()
  })

  test.each([
    ['?isMother=true', `${paths.menuBank}?cho=1`],
    ['?isMother=false', `${paths.menuBank}?cho=5`],
    ['?utm=x&isMother=TRUE', `${paths.menuBank}?cho=1`],
    ['?ismother=true', `${paths.menuBank}?cho=1`],
    ['?IsMother=False', `${paths.menuBank}?cho=5`],
    ['?isMother=', paths.menuBank],
    ['?isMother=1', paths.menuBank],
    ['', paths.menuBank],
  ])('the former menus with %j lead to %s', (search, to) => {
    expect(resolveLegacyPath('/Recipes-Menu', search)).toEqual({ kind: 'page', path: to })
  })

  test('only the former menus depend on a query', () => {
    expect(legacyQuery('/recipes-MENU', '?a=1&isMother=true')).toEqual({ query: ['isMother'] })
    expect(legacyQuery('/recipes-menu', '?ISMOTHER=true')).toEqual({ query: ['ISMOTHER'] })
    expect(legacyQuery('/recipes-menu')).toEqual({ query: [] })
    expect(legacyQuery('/Verify')).toBeNull()
  })

  test('no page of the site is taken for a former address, and no alias leads to another', () => {
    const aboutLanding: string = paths.about
    for (const path of [paths, deskPaths, previewPaths].flatMap((each) => Object.values(each)))
      if (path !== aboutLanding) expect(resolveLegacyPath(path)).toBeNull()
    for (const { to } of legacyAliases) expect(resolveLegacyPath(to)).toBeNull()
    for (const { landing } of legacyArticleAliases) expect(resolveLegacyPath(landing)).toBeNull()
  })

  test('no former address is listed twice', () => {
    const all = [...legacyAliases, ...legacyArticleAliases].map(({ from }) => from.toLowerCase())
    expect(new Set(all).size).toBe(all.length)
  })
})
