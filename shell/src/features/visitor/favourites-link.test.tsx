import { expect, test } from '@jest/globals'
import { act } from 'react'
import { createFakeApi, eventually, mount, withVisitorData } from 'shared-frame/testing'
import { Surroundings, signedIn, testShell } from '../../testing/surroundings'
import { FavouritesLink } from './FavouritesLink'

test('the heart counts for who is logged in, from the server and then from what sections report', async () => {
  const { shell: mock, session } = testShell()
  const api = createFakeApi({ 'Favorite/GetFavoriteIds': () => ({ dishIds: [1, 2], articleIds: [1] }) })
  const shell = withVisitorData({ ...mock, api })
  const { bus } = shell
  const view = await mount(
    <Surroundings shell={shell}>
      <FavouritesLink />
    </Surroundings>,
  )
  const label = () => view.find('a').getAttribute('aria-label')
  expect(label()).toBe('Mục yêu thích')
  expect(api.calls).toEqual([])
  await act(async () => session.next(signedIn()))
  await eventually(() => expect(label()).toBe('Mục yêu thích, 3 mục'))
  await act(async () => bus.publish('favourites/changed', { type: 'dish', id: 9, isFavourite: true }))
  expect(label()).toBe('Mục yêu thích, 4 mục')
  await act(async () => bus.publish('favourites/changed', { type: 'dish', id: 9, isFavourite: true }))
  expect(label()).toBe('Mục yêu thích, 4 mục')
  await act(async () => bus.publish('favourites/changed', { type: 'article', id: 1, isFavourite: false }))
  expect(label()).toBe('Mục yêu thích, 3 mục')
  await act(async () => session.next({ state: 'anonymous' }))
  expect(label()).toBe('Mục yêu thích')
  await view.unmount()
})
