import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import type { Session, SessionUser } from 'shared-frame/remotes'
import { createFakeApi, eventually, type OpenedPage, pageOpener } from 'shared-frame/testing'
import { EntryListPage } from '../list'
import { plainEntry, plainKind } from '../testing/plain-kind'
import { defineRoom } from './define-room'

let opened: OpenedPage
afterEach(() => opened.close())

const editor: SessionUser = {
  ...{ id: 1, fullName: 'Biên tập', shortName: 'Biên tập', userType: 99 },
  ...{ objectTypeId: null, pictureUrl: null, numberOfCarts: 0 },
}
const signedIn = (user: SessionUser): Session => ({ state: 'signed-in', user })

const asked: unknown[] = []
const plain = plainKind(() => [])
const kind: typeof plain = {
  ...plain,
  list: {
    narrowedBy: 'server',
    place: 'address',
    async read(_, sent) {
      asked.push(sent)
      return { entries: [plainEntry('1', 'Một')], total: 45, counts: null }
    },
  },
}

function open(address: string, session: Session) {
  const room = defineRoom(() => ({
    ...{ title: 'Tin nhắn', intro: 'Đọc và trả lời.' },
    tabs: { label: 'Phần', tabs: [{ to: '/bien-tap/lien-he', title: 'Tất cả tin', current: true }] },
    children: (id) => (
      <>
        <p>Số {id}</p>
        <EntryListPage kind={kind} opening={{ first: 'draft', all: true }} />
      </>
    ),
  }))
  const route = { id: 'message-desk', pattern: '/bien-tap/lien-he', visibility: 'private', query: [] } as const
  const info = { name: 'desk', routes: [route], widgets: [] } as const
  return pageOpener(info, { 'message-desk': async () => ({ default: room }) })(address, createFakeApi({}), session)
}

test('an editor finds heading, way back, tabs and what the address asks for; her choice goes to the address', async () => {
  opened = await open('/bien-tap/lien-he?trang-thai=shown&trang=2&muc=x', signedIn(editor))
  await eventually(() => expect(opened.text()).toContain('Một'))
  expect(opened.head()).toMatchObject({ title: 'Tin nhắn', noindex: true })
  expect(opened.text()).toContain('Số 1')
  expect(opened.outlet.querySelector('a[href="/bien-tap"]')?.textContent).toBe('Về trang biên tập')
  expect(opened.outlet.querySelector('a[aria-current]')?.textContent).toBe('Tất cả tin')
  expect(asked).toEqual([{ keyword: '', state: 'shown', page: 2 }])
  const states = opened.outlet.querySelector('select')
  if (states === null) throw new Error('no states')
  states.value = 'draft'
  await act(async () => states.dispatchEvent(new Event('change', { bubbles: true })))
  expect(opened.destinations()).toEqual(['?muc=x'])
})

test('for others the gate stands in its place, and nothing is asked of the API', async () => {
  asked.length = 0
  opened = await open('/bien-tap/lien-he?trang=2', { state: 'anonymous' })
  await eventually(() => expect(opened.text()).toContain('Dành cho người biên tập'))
  expect(opened.html()).toContain(encodeURIComponent('/bien-tap/lien-he?trang=2'))
  await opened.close()
  opened = await open('/bien-tap/lien-he', signedIn({ ...editor, userType: 1 }))
  await eventually(() => expect(opened.text()).toContain('không phải tài khoản biên tập'))
  expect(asked).toEqual([])
})
