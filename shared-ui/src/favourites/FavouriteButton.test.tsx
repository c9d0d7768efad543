import { expect, test } from '@jest/globals'
import { act } from 'react'
import { ApiError } from 'shared-contracts/client'
import type { Session } from 'shared-frame/remotes'
import { click, createFakeApi, createShellMock, eventually, mountInShell, withVisitorData } from 'shared-frame/testing'
import { FavouriteButton } from './FavouriteButton'
import { FavouriteHeart } from './FavouriteHeart'

const signedIn: Session = {
  state: 'signed-in',
  user: {
    id: 1,
    fullName: 'Nguyễn Thị Mai',
    shortName: 'Thị Mai',
    userType: 0,
    objectTypeId: 1,
    pictureUrl: null,
    numberOfCarts: 0,
  },
}
const article = { type: 'article', id: 12 } as const
const none = () => ({ dishIds: [], articleIds: [] })

/** The button of an article's page, and the heart of the same article on a card. */
async function show(session: Session, api = createFakeApi({})) {
  const shell = withVisitorData({ ...createShellMock(session), api })
  const { bus } = shell
  const told: unknown[] = []
  bus.subscribe('favourites/changed', (fact) => told.push(fact))
  const view = await mountInShell(
    shell,
    <>
      <FavouriteButton item={article} />
      <FavouriteHeart item={article} title="Ăn dặm" />
    </>,
  )
  await eventually(() => expect(api.calls).toHaveLength(session.state === 'signed-in' ? 1 : 0))
  const pressed = () => [...view.container.querySelectorAll('button')].map((each) => each.getAttribute('aria-pressed'))
  const press = () => click(view.find('button'))
  return { shell, bus, told, view, pressed, press }
}

test('an anonymous visitor is asked to log in and nothing is sent', async () => {
  const api = createFakeApi({})
  const { shell, view, press } = await show({ state: 'anonymous' }, api)
  await press()
  expect(shell.calls).toEqual([['loginRequired']])
  expect(api.calls).toEqual([])
  await view.unmount()
})

test('a logged-in visitor keeps the article and lets go of it; every button of it follows', async () => {
  const api = createFakeApi({
    'Favorite/GetFavoriteIds': none,
    'Favorite/AddFavoriteArticle': () => ({ favoriteId: 1 }),
    'Favorite/RemoveFavorite': () => ({}),
  })
  const { view, told, pressed, press } = await show(signedIn, api)
  expect(pressed()).toEqual(['false', 'false'])
  await press()
  await eventually(() => expect(told).toHaveLength(1))
  expect(pressed()).toEqual(['true', 'true'])
  await press()
  await eventually(() => expect(told).toHaveLength(2))
  expect(pressed()).toEqual(['false', 'false'])
  expect(api.calls).toEqual(['Favorite/GetFavoriteIds', 'Favorite/AddFavoriteArticle', 'Favorite/RemoveFavorite'])
  expect(told).toEqual([
    { ...article, isFavourite: true },
    { ...article, isFavourite: false },
  ])
  await view.unmount()
})

test('what another section reports shows too, and a dish of the same number is another thing', async () => {
  const api = createFakeApi({ 'Favorite/GetFavoriteIds': none })
  const { view, bus, pressed } = await show(signedIn, api)
  await act(async () => bus.publish('favourites/changed', { type: 'dish', id: 12, isFavourite: true }))
  expect(pressed()).toEqual(['false', 'false'])
  await act(async () => bus.publish('favourites/changed', { ...article, isFavourite: true }))
  await eventually(() => expect(pressed()).toEqual(['true', 'true']))
  await view.unmount()
})

test('an article that is already kept is shown as kept', async () => {
  const api = createFakeApi({ 'Favorite/GetFavoriteIds': () => ({ dishIds: [], articleIds: [12] }) })
  const { view } = await show(signedIn, api)
  await eventually(() => expect(view.find('button').textContent).toBe('Đã lưu'))
  expect(view.find('button:last-child').getAttribute('aria-label')).toBe('Yêu thích: Ăn dặm')
  await view.unmount()
})

test('an addition that was made elsewhere is said and shown as kept', async () => {
  const message = 'Đã có trong mục yêu thích'
  const api = createFakeApi({
    'Favorite/GetFavoriteIds': none,
    'Favorite/AddFavoriteArticle': () => {
      throw new ApiError('Favorite/AddFavoriteArticle', 409, message, [], undefined, 'article_already_added')
    },
  })
  const { shell, view, pressed, press } = await show(signedIn, api)
  await press()
  await eventually(() => expect(shell.calls).toEqual([['notify', message, 'info']]))
  await eventually(() => expect(pressed()).toEqual(['true', 'true']))
  await view.unmount()
})

test('what the server refuses is said in its words, and the button goes back', async () => {
  const api = createFakeApi({
    'Favorite/GetFavoriteIds': none,
    'Favorite/AddFavoriteArticle': () => {
      throw new ApiError('Favorite/AddFavoriteArticle', 0, 'Không kết nối được với máy chủ.')
    },
  })
  const { shell, view, pressed, press } = await show(signedIn, api)
  await press()
  await eventually(() => expect(shell.calls).toEqual([['notify', 'Không kết nối được với máy chủ.', 'error']]))
  expect(pressed()).toEqual(['false', 'false'])
  await view.unmount()
})

test('when the session ended meanwhile, the login prompt of the shell says enough', async () => {
  const api = createFakeApi({
    'Favorite/GetFavoriteIds': none,
    'Favorite/AddFavoriteArticle': () => {
      throw new ApiError('Favorite/AddFavoriteArticle', 401, 'Mời bạn đăng nhập.')
    },
  })
  const { shell, view, pressed, press } = await show(signedIn, api)
  await press()
  await eventually(() => expect(api.calls).toContain('Favorite/AddFavoriteArticle'))
  await eventually(() => expect(pressed()).toEqual(['false', 'false']))
  expect(shell.calls).toEqual([])
  await view.unmount()
})
