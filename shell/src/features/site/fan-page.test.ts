import { expect, test } from '@jest/globals'
import type { Session } from 'shared-frame/remotes'
import { visibleSocialLinks } from './fan-page'

const links = ['https://www.facebook.com/trang', 'https://www.youtube.com/kenh', 'https://zalo.me/1'].map((link) => ({
  text: '',
  link,
  mediaLink: '',
}))

function as(userType: 0 | 2 | 99): Session {
  const user = { id: 1, fullName: '', shortName: '', objectTypeId: null, pictureUrl: null, numberOfCarts: 0 }
  return { state: 'signed-in', user: { ...user, userType } }
}

test.each<[string, Session, number]>([
  ['anonymous', { state: 'anonymous' }, 3],
  ['a mother', as(0), 3],
  ['an administrator', as(99), 3],
  ['medical staff do not see the fan page', as(2), 2],
])('%s', (_, session, count) => {
  expect(visibleSocialLinks(links, session)).toHaveLength(count)
})

test('an address that merely contains the name is no fan page', () => {
  const other = [{ text: '', link: 'https://example.vn/facebook.com', mediaLink: '' }]
  expect(visibleSocialLinks(other, as(2))).toHaveLength(1)
})
