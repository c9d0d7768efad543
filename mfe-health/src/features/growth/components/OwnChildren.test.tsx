import { afterEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import type { VisitorChild } from 'shared-ui'
import {
  childCheck,
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  signedInSession,
  typeText,
  visitorProfile,
  withVisitorData,
} from 'shared-ui/testing'
import { texts } from '../../../texts'
import { OwnChildren } from './OwnChildren'

const today = '2026-06-01' as CalendarDay
const signedIn = signedInSession()
const check = childCheck()

let child: VisitorChild = {
  id: 3,
  fullName: 'Bé Na',
  gender: 1,
  dayOfBirth: '2025-06-01',
  fullBirth: { date: 1, month: 6, year: 2025 },
  objectTypeId: 6,
}
let history = [check]
const saved: CallBody<'HealthCheck/CheckChildHealth'>[] = []

let view: MountedView
// A busy machine draws a form of MUI fields key by key in seconds.
jest.setTimeout(120_000)
afterEach(() => view.unmount())

async function show() {
  const api = createFakeApi({
    'User/UserInfo': () => visitorProfile({ id: 7, children: [child] }),
    'HealthCheck/GetChildrenHealthHistory': () => history,
    'HealthCheck/CheckChildHealth': ({ body }) => {
      if (body) saved.push(body)
      return check
    },
  })
  const shell = withVisitorData({ ...createShellMock(signedIn), api })
  view = await mountInShell(shell, <OwnChildren today={today} />)
  return { api, shell }
}

/** Parts of the page arrive in modules of their own. */
async function until(selector: string): Promise<void> {
  for (let turn = 0; turn < 100 && !document.querySelector(selector); turn++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  }
  view.find(selector)
}

test('shows a child under the new name as soon as another section says that the profile changed', async () => {
  const { shell } = await show()
  await eventually(() => expect(view.text()).toContain('Bé Na'))
  child = { ...child, fullName: 'Bé Nấm' }
  await act(async () => shell.bus.publish('profile/changed', { userId: 7 }))
  await eventually(() => expect(view.text()).toContain('Bé Nấm'))
  expect(view.text()).not.toContain('Bé Na ')
})

test('calls a child without a name by its place', async () => {
  const named = child
  child = { ...child, fullName: '' }
  await show()
  await eventually(() => expect(view.text()).toContain('Bé thứ 1'))
  child = named
})

test('moves a visit to another day, with the measures at birth, in one call', async () => {
  const { api } = await show()
  await until('form')
  const edit = [...view.container.querySelectorAll('button')].find((each) => each.textContent === 'Sửa')
  if (!edit) throw new Error('The visit can not be edited')
  await click(edit)
  await until('form')
  await typeText(view.find('#check-checkDate'), '25/05/2026', { replace: true })
  await typeText(view.find('[id="check-atBirth.weight"]'), '3,1')
  await click(view.find('button[type=submit]'))
  await eventually(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toMatchObject({
    childId: 3,
    checkDate: '2026-05-25',
    weight: 9.1,
    replacesId: 31,
    atBirth: { weight: 3.1, height: null, measuredLying: true },
  })
  expect(api.calls.filter((name) => /Check(Child|Mother)Health|Delete/.test(name))).toHaveLength(1)
})

test('says which visit of the book no child has measured, and leads to its entry with the likely reading', async () => {
  history = [
    childCheck({ id: 30, checkDate: '2025-06-01', ageInDays: 0, weight: 32, height: null, doubtful: ['weight'] }),
    check,
  ]
  await show()
  await until('form')
  await eventually(() => expect(view.text()).toContain(texts.baby.result.doubtfulBefore('01/06/2025')))
  const correct = [...view.container.querySelectorAll('button')].find(
    (each) => each.textContent === texts.baby.history.editOf('01/06/2025'),
  )
  if (!correct) throw new Error('The visit can not be put right')
  await click(correct)
  await eventually(() => expect(view.find<HTMLInputElement>('#check-weight').value).toBe('32'))
  await eventually(() => expect(view.text()).toContain('Đúng là 32 kg'))
  const right = [...view.container.querySelectorAll('button')].find((each) => each.textContent === 'Ghi 3,2 kg')
  if (!right) throw new Error('No reading is offered')
  await click(right)
  expect(view.find<HTMLInputElement>('#check-weight').value).toBe('3,2')
})
