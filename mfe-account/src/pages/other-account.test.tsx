import { expect, test } from '@jest/globals'
import type { Session } from 'shared-frame/remotes'
import { createFakeApi, eventually, pageOpener } from 'shared-frame/testing'
import { remote } from '../../remote'
import { pages } from '../routes'
import { signedIn } from '../testing/own-profile'

const open = pageOpener(remote, pages)

test.each<[string, string, Session, boolean]>([
  ["one's own id", '/7', signedIn, false],
  ['no id', '', signedIn, false],
  ["another user's id", '/999', signedIn, true],
  ['any id, for who is not logged in', '/999', { state: 'anonymous' }, false],
])('the account page at %s', async (_, id, session, missing) => {
  const page = await open(`/trang-ca-nhan-cua-ban${id}`, createFakeApi({}), session)
  await eventually(() => expect(page.head()).not.toBeNull())
  expect(page.text().includes('This page could not be found')).toBe(missing)
  expect(page.head()).toMatchObject(
    missing ? { title: 'Không tìm thấy trang', status: 404 } : { title: 'Trang cá nhân của bạn' },
  )
  await page.close()
})
