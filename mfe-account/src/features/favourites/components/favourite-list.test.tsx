import { expect, test } from '@jest/globals'
import { act } from 'react'
import { useQuery } from 'shared-frame/remote'
import { createFakeApi, createShellMock, eventually, mountInShell, withVisitorData } from 'shared-frame/testing'
import { signedIn } from '../../../testing/own-profile'
import { favouritesKey } from '../rules/favourites-key'
import { FavouriteList } from './FavouriteList'

const shell = withVisitorData({
  ...createShellMock(signedIn),
  api: createFakeApi({ 'Favorite/GetFavoriteIds': () => ({ dishIds: [1, 2], articleIds: [1] }) }),
})
const { bus } = shell
const empty = { title: 'Chưa có món', hint: 'Bấm trái tim', to: '/', link: 'Tìm món' }

function Dishes({ titles, page }: { titles: () => readonly string[]; page: number }) {
  const query = useQuery({
    queryKey: favouritesKey(7, 'dish'),
    queryFn: async () => ({ items: titles(), totalCount: titles().length }),
  })
  return (
    <FavouriteList
      kind="dish"
      userId={7}
      query={query}
      title="Món ăn"
      empty={empty}
      page={{ number: page, href: (number) => `?mon=${number}` }}
    >
      {(title) => (
        <button key={title} type="button">
          {title}
        </button>
      )}
    </FavouriteList>
  )
}

const show = (titles: () => readonly string[], page = 1) => mountInShell(shell, <Dishes titles={titles} page={page} />)

test('a favourite that is let go of leaves the list, and its focus stays with the list', async () => {
  let titles = ['Cháo', 'Canh']
  const view = await show(() => titles)
  await eventually(() => expect(view.text()).toContain('Canh'))
  view.find('button').focus()
  titles = ['Canh']
  await act(async () => bus.publish('favourites/changed', { type: 'article', id: 1, isFavourite: false }))
  expect(view.text()).toContain('Cháo')
  await act(async () => bus.publish('favourites/changed', { type: 'dish', id: 1, isFavourite: false }))
  await eventually(() => expect(view.text()).not.toContain('Cháo'))
  expect(document.activeElement?.contains(view.find('button'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
  titles = []
  await act(async () => bus.publish('favourites/changed', { type: 'dish', id: 2, isFavourite: false }))
  await eventually(() => expect(view.text()).toContain('Chưa có món'))
  await view.unmount()
})

test('a page that no longer exists gives way to the last one', async () => {
  const view = await show(() => ['Cháo'], 3)
  await eventually(() => expect(shell.calls).toContainEqual(['navigate', '?mon=1']))
  await view.unmount()
})
