import { describe, expect, test } from '@jest/globals'
import type { Session } from 'shared-frame/remotes'
import type { NavigationItem } from '../site/site-queries'
import { isCurrentItem, visibleItems } from './visible-items'

const item = (overrides: Partial<NavigationItem>): NavigationItem => ({
  text: 'Mục',
  textMobile: '',
  link: '/muc',
  roles: [],
  children: [],
  hideChildren: false,
  ...overrides,
})

function as(userType: 0 | 1 | 2 | 3 | 99): Session {
  const user = { id: 1, fullName: '', shortName: '', objectTypeId: null, pictureUrl: null, numberOfCarts: 0 }
  return { state: 'signed-in', user: { ...user, userType } }
}

const anonymous: Session = { state: 'anonymous' }
const unknown: Session = { state: 'unknown' }

describe('roles', () => {
  const staffOnly = item({ roles: [2] })
  const parents = item({ roles: [0, 1] })

  test.each<[string, NavigationItem, Session, boolean]>([
    ['everyone, anonymous', item({}), anonymous, true],
    ['everyone, before the session is known', item({}), unknown, true],
    ['everyone, logged in', item({}), as(3), true],
    ['staff, anonymous', staffOnly, anonymous, false],
    ['staff, unknown', staffOnly, unknown, false],
    ['staff, role 2', staffOnly, as(2), true],
    ['staff, role 0', staffOnly, as(0), false],
    ['staff, administrator', staffOnly, as(99), false],
    ['role 0 is a role too', parents, as(0), true],
    ['one of several roles', parents, as(1), true],
    ['none of several roles', parents, as(3), false],
  ])('%s', (_, given, session, seen) => {
    expect(visibleItems([given], session)).toHaveLength(seen ? 1 : 0)
  })
})

describe('entries', () => {
  const children = [
    { text: 'Ai cũng thấy', link: '/muc/a', auth: false },
    { text: 'Cần đăng nhập', link: '/muc/b', auth: true },
  ]
  const links = (given: NavigationItem, session: Session) =>
    visibleItems([given], session)[0]?.entries.map(({ link }) => link)

  test.each<[string, Partial<NavigationItem>, Session, string[]]>([
    ['auth children are hidden from anonymous visitors', {}, anonymous, ['/muc', '/muc/a']],
    ['and before the session is known', {}, unknown, ['/muc', '/muc/a']],
    ['auth children show after login', {}, as(0), ['/muc', '/muc/a', '/muc/b']],
    ['hideChildren hides them all', { hideChildren: true }, as(0), []],
    ['the own page is not doubled', { link: '/muc/a' }, anonymous, ['/muc/a']],
    ['no child left: a plain link', { children: children.slice(1) }, anonymous, []],
    ['no children: a plain link', { children: [] }, as(0), []],
  ])('%s', (_, overrides, session, expected) => {
    expect(links(item({ children, ...overrides }), session)).toEqual(expected)
  })
})

test('the mobile text falls back to the text', () => {
  const [short, same] = visibleItems([item({ textMobile: 'Ngắn' }), item({})], anonymous)
  expect([short?.textMobile, same?.textMobile]).toEqual(['Ngắn', 'Mục'])
})

test.each([
  ['/muc', true],
  ['/muc/a', true],
  ['/muc/a/12-bai', true],
  ['/khac/b', true],
  ['/mucluc', false],
  ['/', false],
])('the item of %s: %s', (path, current) => {
  const shown = { text: '', textMobile: '', link: '/muc', entries: [{ text: '', link: '/khac/b' }] }
  expect(isCurrentItem(shown, path)).toBe(current)
})
