import { expect, test } from '@jest/globals'
import { mount } from 'shared-frame/testing'
import { Pager } from './Pager'

test('the pager gives every page its own address', async () => {
  const href = (page: number) => (page === 1 ? '/tin-moi' : `/tin-moi?trang=${page}`)
  const view = await mount(<Pager page={2} pageSize={10} totalCount={45} href={href} label="Các trang" />)
  const links = [...view.container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.rel,
    link.getAttribute('aria-current'),
  ])
  expect(links).toEqual([
    ['Trang trước', '/tin-moi', 'prev', null],
    ['1', '/tin-moi', '', null],
    ['2', '/tin-moi?trang=2', '', 'page'],
    ['3', '/tin-moi?trang=3', '', null],
    ['4', '/tin-moi?trang=4', '', null],
    ['5', '/tin-moi?trang=5', '', null],
    ['Trang sau', '/tin-moi?trang=3', 'next', null],
  ])
  await view.rerender(<Pager page={5} pageSize={10} totalCount={45} href={href} label="Các trang" />)
  expect(view.container.querySelector('[rel=next]')).toBeNull()
  await view.rerender(<Pager page={1} pageSize={10} totalCount={10} href={href} label="Các trang" />)
  expect(view.text()).toBe('')
  await view.unmount()
})
