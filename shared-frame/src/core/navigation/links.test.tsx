import { expect, test } from '@jest/globals'
import { click, createShellMock, mount } from '../../testing/index'
import { RichText } from '../content/RichText'
import { ShellContext } from '../shell/shell-context'
import { AppLink } from './AppLink'

/** Whether the browser would follow the link itself; jsdom can't, so it is stopped at the very end. */
async function browserFollows(element: Element, init: MouseEventInit = {}): Promise<boolean> {
  let follows = false
  const atTheEnd = (event: Event) => {
    follows = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', atTheEnd)
  await click(element, init)
  window.removeEventListener('click', atTheEnd)
  return follows
}

test('a plain left click goes through the shell, everything else is left to the browser', async () => {
  const shell = createShellMock()
  const view = await mount(
    <ShellContext value={shell}>
      <AppLink to="/tim-kiem?keyword=ch%C3%A1o#ket-qua">Cháo</AppLink>
    </ShellContext>,
  )
  const link = view.find<HTMLAnchorElement>('a')
  expect(link.getAttribute('href')).toBe('/tim-kiem?keyword=ch%C3%A1o#ket-qua')

  expect(await browserFollows(link)).toBe(false)
  expect(shell.calls).toEqual([['navigate', '/tim-kiem?keyword=ch%C3%A1o#ket-qua']])

  for (const left of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    expect(await browserFollows(link, left)).toBe(true)
  }
  expect(shell.calls).toHaveLength(1)
  await view.unmount()
})

test.each([
  ['another site', { to: 'https://moh.gov.vn/' }],
  ['a telephone number', { to: 'tel:0240000000' }],
  ['another tab', { to: '/x', target: '_blank' }],
  ['a download', { to: '/x.pdf', download: true }],
  ['a place in the same page', { to: '#nguon' }],
])('%s is the browser’s', async (_, props) => {
  const shell = createShellMock()
  const view = await mount(
    <ShellContext value={shell}>
      <AppLink {...props}>x</AppLink>
    </ShellContext>,
  )
  expect(await browserFollows(view.find('a'))).toBe(true)
  expect(shell.calls).toEqual([])
  await view.unmount()
})

test('links inside article text go through the shell', async () => {
  const shell = createShellMock()
  const html = '<p>Xem <a href="/so-tay-cua-me"><em>sổ tay</em></a> và <a href="https://who.int">WHO</a></p>'
  const view = await mount(
    <ShellContext value={shell}>
      <RichText html={html} />
    </ShellContext>,
  )
  expect(view.container.innerHTML).toContain(html)
  expect(await browserFollows(view.find('em'))).toBe(false)
  expect(await browserFollows(view.find('a[href^=https]'))).toBe(true)
  expect(shell.calls).toEqual([['navigate', '/so-tay-cua-me']])
  await view.unmount()
})
