import { describe, expect, test } from '@jest/globals'
import { paths } from 'shared-contracts/paths'
import { defineServerUnit } from 'shared-frame/server'
import { createFakeApi, pageRenderer } from 'shared-frame/testing'
import { remote } from '../../remote'
import { pages } from '../routes'

const renderPage = pageRenderer(remote, defineServerUnit({ info: remote, pages }))
const api = createFakeApi({})

describe.each([
  ['menu-bank-setup', paths.menuBankSetup, paths.menuBank, 'Xem thực đơn cho'],
  ['build-menu-setup', paths.buildMenuSetup, paths.buildMenu, 'Lập thực đơn cho'],
])('%s', (routeId, path, leadsTo, words) => {
  test.each([
    [1, 'Mẹ mang thai 3 tháng đầu'],
    [5, 'Bé 6–8 tháng'],
    [10, 'Bé 36–60 tháng'],
  ])('with the id %i has chosen %s, and leads on with one press', async (id, title) => {
    const { head, html } = await renderPage(routeId, `${path}/${id}`, api)
    expect(head.status).toBeUndefined()
    expect(html).toContain(`Đang chọn: ${title}`)
    expect(html).toContain(`href="${leadsTo.replaceAll('&', '&amp;')}?cho=${id}"`)
    expect(html).toContain(`${words} ${title.charAt(0).toLowerCase()}${title.slice(1)}`)
    expect(html.match(/aria-current="true"/g)).toHaveLength(1)
  })

  test('without an id chooses nobody', async () => {
    const { head, html } = await renderPage(routeId, path, api)
    expect(head.status).toBeUndefined()
    expect(html).not.toContain('Đang chọn')
    expect(html).not.toContain('aria-current="true"')
  })

  test.each(['0', '11', '05', '1.0', '-1', 'undefined', '99999999999'])('is no page with the id %s', async (id) => {
    const { head, html } = await renderPage(routeId, `${path}/${id}`, api)
    expect(head).toEqual({ title: 'Không tìm thấy trang', status: 404, noindex: true })
    expect(html).toContain('Không tìm thấy trang này')
  })
})

test('the setup of building says what it leads to', async () => {
  const { html } = await renderPage('build-menu-setup', paths.buildMenuSetup, api)
  expect(html).toContain('chọn món cho từng bữa')
  expect(html).toContain('Lập thực đơn')
})
