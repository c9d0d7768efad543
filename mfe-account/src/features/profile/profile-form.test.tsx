import { expect, test } from '@jest/globals'
import { act } from 'react'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { validationMessages } from 'shared-contracts/validation'
import { useVisitorProfile } from 'shared-frame'
import {
  createFakeApi,
  createShellMock,
  eventually,
  mountInShell,
  press,
  typeText,
  withVisitorData,
} from 'shared-frame/testing'
import { ownProfile, signedIn } from '../../testing/own-profile'
import ProfileForm from './ProfileForm'

const parsed = parseCalendarDay('2026-11-21')
const today = parsed as CalendarDay

function Profile() {
  const { data: user } = useVisitorProfile()
  return user ? <ProfileForm user={user} today={today} /> : null
}

test('the form follows the profile until something is typed; what is saved is on screen everywhere', async () => {
  let user = ownProfile()
  const bodies: CallBody<'User/UpdateUser'>[] = []
  const api = createFakeApi({
    'User/UserInfo': () => user,
    'Province/GetAll': () => [],
    'Ward/GetByProvinceId': () => [],
    'District/GetByProvinceId': () => [],
    'User/UpdateUser': ({ body }) => {
      if (body) bodies.push(body)
      user = ownProfile({ fullName: body?.fullName })
      return user
    },
  })
  const shell = withVisitorData({ ...createShellMock(signedIn), api })
  const facts: unknown[] = []
  shell.bus.subscribe('profile/changed', (fact) => facts.push(fact))
  const view = await mountInShell(shell, <Profile />)
  const name = () => view.find<HTMLInputElement>('#profile-fullName')
  const childName = () => view.find<HTMLInputElement>('[id="profile-children.0.fullName"]')
  await eventually(() => expect(childName().value).toBe('Bé Na'))

  user = ownProfile({ children: user.children.map((child) => ({ ...child, fullName: 'Bé Bông' })) })
  await act(async () => shell.visitor.refetch('profile'))
  await eventually(() => expect(childName().value).toBe('Bé Bông'))

  await typeText(name(), 'Lan', { replace: true })
  user = ownProfile({ fullName: 'Khác' })
  await act(async () => shell.visitor.refetch('profile'))
  expect(name().value).toBe('Lan')

  await act(async () => {
    view.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  await eventually(() => expect(shell.calls.at(-1)?.[0]).toBe('notify'))
  expect(bodies).toEqual([expect.objectContaining({ fullName: 'Lan' })])
  expect(facts).toEqual([{ userId: 7 }])
  expect(shell.visitor.read('profile').data?.fullName).toBe('Lan')
  expect(childName().value).toBe('Bé Na')
  await view.unmount()
})

test('a profile that is fetched again and says the same takes nothing away that is being typed', async () => {
  let user = ownProfile()
  const api = createFakeApi({
    'User/UserInfo': () => user,
    'Province/GetAll': () => [],
    'Ward/GetByProvinceId': () => [],
    'District/GetByProvinceId': () => [],
  })
  const shell = withVisitorData({ ...createShellMock(signedIn), api })
  const view = await mountInShell(shell, <Profile />)
  await eventually(() => expect(view.find<HTMLInputElement>('#profile-children').value).toBe('1'))
  const count = view.find<HTMLInputElement>('#profile-children')
  await typeText(count, '3', { replace: true })
  user = ownProfile({ pictureUrl: '/media/avatars/moi.webp' })
  await act(async () => shell.visitor.refetch('profile'))
  await eventually(() => expect(shell.visitor.read('profile').data?.pictureUrl).toBe('/media/avatars/moi.webp'))
  expect(count.value).toBe('3')
  await press(count, 'Enter')
  expect(view.find('[id="profile-children.2.fullName"]')).toBeTruthy()
  await view.unmount()
})

test('a child that can not be told from its twin is asked for a name, and nothing is sent', async () => {
  // What the test before left in the form.
  sessionStorage.clear()
  const [na] = ownProfile().children
  if (!na) throw new Error('no child')
  const user = ownProfile({ children: [na, { ...na, id: 12, fullName: 'Bé Bo' }] })
  const api = createFakeApi({
    'User/UserInfo': () => user,
    'Province/GetAll': () => [],
    'Ward/GetByProvinceId': () => [],
  })
  const view = await mountInShell(withVisitorData({ ...createShellMock(signedIn), api }), <Profile />)
  const name = () => view.find<HTMLInputElement>('[id="profile-children.1.fullName"]')
  await eventually(() => expect(name().value).toBe('Bé Bo'))
  await typeText(name(), 'bé na', { replace: true })
  await act(async () => {
    view.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  await eventually(() => expect(name().getAttribute('aria-invalid')).toBe('true'))
  const described = name().getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(validationMessages.childrenAlike)
  expect(api.calls).not.toContain('User/UpdateUser')
  await view.unmount()
})
