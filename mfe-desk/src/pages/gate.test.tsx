import { afterEach, expect, test } from '@jest/globals'
import { pairings } from 'shared-contracts/testing'
import type { Session } from 'shared-frame/remotes'
import { createFakeApi, eventually, type OpenedPage, pageOpener } from 'shared-frame/testing'
import { remote, samples } from '../../remote'
import { pages } from '../routes'

const open = pageOpener(remote, pages)
let page: OpenedPage | null = null
afterEach(async () => {
  await page?.close()
  page = null
})

type User = Extract<Session, { state: 'signed-in' }>['user']
const as = (more: Pick<User, 'userType'> & Partial<User>): Session => ({
  state: 'signed-in',
  user: {
    ...{ id: 7, fullName: 'Trần Lan', shortName: 'Lan', objectTypeId: null, pictureUrl: null, numberOfCarts: 0 },
    ...more,
  },
})

/** Whom a desk is closed to, and where its gate leads, before the way back. */
const CLOSED_TO: readonly (readonly [string, Session, string])[] = [
  ['nobody known', { state: 'anonymous' }, '/dang-nhap?returnTo='],
  ['a mother', as({ userType: 1 }), '/dang-nhap?returnTo='],
  ['medical staff', as({ userType: 2 }), '/dang-nhap?returnTo='],
  [
    'an editor without a second step',
    as({ userType: 99, secondStep: 'missing' }),
    '/trang-ca-nhan-cua-ban/bao-mat?returnTo=',
  ],
  [
    'an editor whose second step is due',
    as({ userType: 99, secondStep: 'due' }),
    '/trang-ca-nhan-cua-ban/bao-mat?returnTo=',
  ],
]
const addresses = remote.routes.map(({ id, pattern }) => (Object.hasOwn(samples, id) ? samples[id] : pattern) ?? '')

test.each(
  pairings(addresses, CLOSED_TO).map(([address, [who, session, way]]) => [address, who, session, way] as const),
)('%s is closed to %s: it asks the API for nothing and leads back', async (address, _, session, way) => {
  const asked: string[] = []
  const api = createFakeApi({})
  const watching: typeof api = {
    ...api,
    call: (name, ...rest) => {
      asked.push(name)
      return api.call(name, ...rest)
    },
  }
  page = await open(address, watching, session)
  await eventually(() => expect(page?.html()).toContain(`href="${way}${encodeURIComponent(address)}"`))
  expect(page.outlet.querySelectorAll('h1')).toHaveLength(1)
  expect(page.outlet.querySelectorAll('form, table')).toHaveLength(0)
  expect(asked).toEqual([])
})
