import { expect, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { defineServerUnit } from 'shared-frame/server'
import { createFakeApi, pageRenderer } from 'shared-frame/testing'
import { remote } from '../../remote'
import { pages } from '../routes'

const renderPage = pageRenderer(remote, defineServerUnit({ info: remote, pages }))

const menu: CallAnswer<'Menu/GetStandardMenuById'> = {
  locked: false,
  menuId: 51,
  title: 'Thực đơn một tuần',
  summary: '',
  objectTypeId: 5,
  kind: 'free',
  author: 'Bộ dựng thực đơn',
  signedAt: null,
  review: { state: 'unsigned' },
  dayCount: 1,
  illustrations: [],
  suits: [5],
  portionsOf: 5,
  days: [{ dayCode: 'N1', meals: [], nutrition: {} }],
}

test.each<[string, CallAnswer<'Menu/GetStandardMenuById'>['review'], string]>([
  ['unsigned', { state: 'unsigned' }, 'chưa được chuyên gia dinh dưỡng ký duyệt'],
  [
    'signed',
    { state: 'signed', name: 'Lê A', title: 'Thạc sĩ dinh dưỡng', date: '2027-01-05' },
    'Đã được Thạc sĩ dinh dưỡng Lê A ký duyệt ngày 05/01/2027.',
  ],
  [
    'changed since',
    { state: 'changed', name: 'Lê A', title: 'Thạc sĩ dinh dưỡng', date: '2027-01-05' },
    'nội dung đã sửa từ đó và chưa được ký lại',
  ],
])('a stored menu says whether a professional signed it: %s', async (_, review, text) => {
  const api = createFakeApi({ 'Menu/GetStandardMenuById': () => ({ ...menu, review }) })
  const { html } = await renderPage('menu', '/thuc-don-can-bang-dinh-duong/thuc-don/51', api)
  expect(html).toContain(text)
})

test.each([
  [5, 'child'],
  [2, 'mother'],
])('the page says whose menu it shows: object type %i, %s', async (objectTypeId, whose) => {
  const api = createFakeApi({ 'Menu/GetStandardMenuById': () => ({ ...menu, objectTypeId }) })
  const { html } = await renderPage('menu', '/thuc-don-can-bang-dinh-duong/thuc-don/51', api)
  expect(html).toContain(`data-menus-for="${whose}"`)
})
