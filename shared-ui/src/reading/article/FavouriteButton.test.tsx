import { expect, test } from '@jest/globals'
import { act } from 'react'
import { ApiError } from 'shared-contracts/client'
import type { Session } from 'shared-contracts/remotes'
import { ShellContext } from 'shared-ui'
import { createQueryClient, QueryClientProvider } from 'shared-ui/remote'
import { click, createFakeApi, createShellMock, mount } from 'shared-ui/testing'
import { articleCard } from '../testing/articles'
import { FavouriteButton } from './FavouriteButton'

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

async function show(session: Session, api = createFakeApi({})) {
  const shell = { ...createShellMock(session), api }
  const view = await mount(
    <ShellContext value={shell}>
      <QueryClientProvider client={createQueryClient()}>
        <FavouriteButton articleId={12} />
      </QueryClientProvider>
    </ShellContext>,
  )
  const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
  await settle()
  async function press() {
    await click(view.find('button'))
    await settle()
  }
  return { shell, view, press }
}

test('an anonymous visitor is asked to log in and nothing is sent', async () => {
  const api = createFakeApi({})
  const { shell, view, press } = await show({ state: 'anonymous' }, api)
  await press()
  expect(shell.calls).toEqual([['loginRequired']])
  expect(api.calls).toEqual([])
  await view.unmount()
})

test('a logged-in visitor keeps the article and lets go of it', async () => {
  const api = createFakeApi({
    'Favorite/GetFavoriteArticles': () => ({ items: [], totalCount: 0 }),
    'Favorite/AddFavoriteArticle': () => ({ favoriteId: 1 }),
    'Favorite/RemoveFavorite': () => ({}),
  })
  const { view, press } = await show(signedIn, api)
  expect(view.find('button').getAttribute('aria-pressed')).toBe('false')
  await press()
  expect(view.find('button').getAttribute('aria-pressed')).toBe('true')
  await press()
  expect(view.find('button').getAttribute('aria-pressed')).toBe('false')
  expect(api.calls).toEqual(['Favorite/GetFavoriteArticles', 'Favorite/AddFavoriteArticle', 'Favorite/RemoveFavorite'])
  await view.unmount()
})

test('an article that is already kept is shown as kept', async () => {
  const api = createFakeApi({
    'Favorite/GetFavoriteArticles': () => ({ items: [articleCard(12)], totalCount: 1 }),
  })
  const { view } = await show(signedIn, api)
  expect(view.text()).toBe('Đã lưu')
  await view.unmount()
})

test('what the server refuses is said in its words', async () => {
  const api = createFakeApi({
    'Favorite/GetFavoriteArticles': () => ({ items: [], totalCount: 0 }),
    'Favorite/AddFavoriteArticle': () => {
      throw new ApiError('Favorite/AddFavoriteArticle', 501, 'Phần này chưa dùng được.')
    },
  })
  const { shell, view, press } = await show(signedIn, api)
  await press()
  expect(shell.calls).toEqual([['notify', 'Phần này chưa dùng được.', 'error']])
  expect(view.find('button').getAttribute('aria-pressed')).toBe('false')
  await view.unmount()
})
