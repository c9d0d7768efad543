import { expect, test } from '@jest/globals'
import { click, createShellMock, mount, typeText } from '../../testing/index'
import { ArticleCard } from '../cards/ArticleCard'
import { ShareButtons } from '../content/ShareButtons'
import { SearchBox } from '../navigation/SearchBox'
import { ShellContext } from '../shell/shell-context'
import { ErrorState } from './ErrorState'
import { LoadingState } from './LoadingState'
import { LoginRequired } from './LoginRequired'

test('a failure is announced and can be tried again', async () => {
  let tries = 0
  const view = await mount(<ErrorState onRetry={() => (tries += 1)} />)
  expect(view.find('[role=alert]').textContent).toContain('Chưa tải được')
  const button = view.find<HTMLButtonElement>('button')
  expect(button.textContent).toBe('Thử lại')
  await click(button)
  expect(tries).toBe(1)
  await view.rerender(<ErrorState onRetry={() => (tries += 1)} retrying />)
  expect(button.disabled).toBe(true)
  await view.unmount()
})

test('loading is announced once, its bones are silent', async () => {
  const view = await mount(<LoadingState label="Đang tải món ăn" shape="cards" count={4} />)
  expect(view.container.querySelectorAll('[role=status]')).toHaveLength(1)
  expect(view.find('[role=status]').textContent).toBe('Đang tải món ăn')
  expect(view.find('[aria-hidden]').children).toHaveLength(4)
  await view.unmount()
})

test('login and registration come back to where they were asked for', async () => {
  const view = await mount(<LoginRequired returnTo="/danh-sach-thuc-don-di-cho?x=1" />)
  const addresses = [...view.container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  const back = '?returnTo=%2Fdanh-sach-thuc-don-di-cho%3Fx%3D1'
  expect(addresses).toEqual([`/dang-nhap${back}`, `/dang-ky${back}`])
  await view.unmount()
})

test('search goes to the trimmed, lower-cased keyword and not at all without one', async () => {
  const shell = createShellMock()
  const view = await mount(
    <ShellContext value={shell}>
      <SearchBox />
    </ShellContext>,
  )
  const form = view.find<HTMLFormElement>('form')
  expect([form.getAttribute('action'), form.method]).toEqual(['/tim-kiem', 'get'])
  await click(view.find('button'))
  await typeText(view.find<HTMLInputElement>('input'), '  Cháo CÁ ')
  await click(view.find('button'))
  expect(shell.calls).toEqual([['navigate', '/tim-kiem?keyword=ch%C3%A1o%20c%C3%A1']])
  await view.unmount()
})

test('sharing needs nothing from outside before it is pressed', async () => {
  const copied: string[] = []
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  const shell = createShellMock()
  const url = 'https://example.vn/so-tay-cua-me/x/1-a'
  const view = await mount(
    <ShellContext value={shell}>
      <ShareButtons title="Ăn dặm" url={url} />
    </ShellContext>,
  )
  expect(view.container.querySelectorAll('script, iframe, img')).toHaveLength(0)
  const links = [...view.container.querySelectorAll('a')].map((link) => link.href)
  expect(links.every((href) => href.includes(encodeURIComponent(url)))).toBe(true)
  await click(view.find('button'))
  expect(copied).toEqual([url])
  expect(shell.calls).toEqual([['notify', 'Đã sao chép đường dẫn', 'success']])
  await view.unmount()
})

test('a card is one link, and its drawing says nothing of its own', async () => {
  const view = await mount(<ArticleCard to="/a" title="Ăn dặm" illustration="be-an-dam" facts={['05/09/2025']} />)
  expect(view.container.querySelectorAll('a')).toHaveLength(1)
  expect(view.find('h3 a').textContent).toBe('Ăn dặm')
  expect(view.find('img').getAttribute('alt')).toBe('')
  expect(view.find('img').getAttribute('src')).toBe('/media/illustrations/be-an-dam.svg')
  await view.unmount()
})
