import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import type { VisitorChild } from 'shared-frame'
import type { NoticeAction } from 'shared-frame/remotes'
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
} from 'shared-frame/testing'
import { babyTexts } from '../../../texts/baby'
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
/** Other children of the account. */
let siblings: VisitorChild[] = []
let history = [check]
let histories: Record<number, (typeof check)[]> = {}
const saved: CallBody<'HealthCheck/CheckChildHealth'>[] = []
const moves: CallBody<'HealthCheck/MoveChildCheck'>[] = []
let move: (body: CallBody<'HealthCheck/MoveChildCheck'> | undefined) => typeof check = () => check

let view: MountedView
// A busy machine draws a form of MUI fields key by key in seconds.
jest.setTimeout(120_000)
afterEach(() => view.unmount())

async function show() {
  const api = createFakeApi({
    'User/UserInfo': () => visitorProfile({ id: 7, children: [child, ...siblings] }),
    'HealthCheck/GetChildrenHealthHistory': ({ query }) => histories[Number(query?.childId)] ?? history,
    'HealthCheck/MoveChildCheck': ({ body }) => {
      if (body) moves.push(body)
      return move(body)
    },
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
  await eventually(() => expect(view.text()).toContain(babyTexts.result.doubtfulBefore('01/06/2025')))
  const correct = [...view.container.querySelectorAll('button')].find(
    (each) => each.textContent === babyTexts.history.editOf('01/06/2025'),
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

describe('a visit that was entered for the wrong child', () => {
  const twin: VisitorChild = { ...child, id: 4, fullName: 'Bé Bo', gender: 0 }
  const moveOf = babyTexts.history.moveOf('20/05/2026')
  const dialogButton = (start: string) => {
    const found = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')].find((each) =>
      each.textContent?.startsWith(start),
    )
    if (!found) throw new Error(`No button ${start} in ${document.querySelector('[role=dialog]')?.textContent}`)
    return found
  }

  beforeEach(() => {
    siblings = [twin]
    history = [check]
    histories = { 3: [check], 4: [] }
    moves.length = 0
  })
  afterEach(() => {
    siblings = []
    histories = {}
  })

  /** Where the server would have it. */
  function moved(body: CallBody<'HealthCheck/MoveChildCheck'> | undefined) {
    const to = body?.toChildId ?? 0
    histories = { 3: [], 4: [], [to]: [{ ...check, childId: to }] }
    return { ...check, childId: to }
  }

  async function open(): Promise<void> {
    await until(`[aria-label="${moveOf}"]`)
    await click(view.button(moveOf))
    await eventually(() => expect(dialogButton('Bé Bo').textContent).toBe('Bé Bo (bé trai, sinh 01/06/2025)'))
  }

  test('goes to the other one with a press, and comes back with another', async () => {
    move = moved
    const { shell } = await show()
    await open()
    await click(dialogButton('Bé Bo'))
    await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    expect(moves).toEqual([{ childId: 3, id: 31, toChildId: 4, confirmed: false }])
    await eventually(() => expect(view.container.querySelector(`[aria-label="${moveOf}"]`)).toBeNull())
    expect(document.activeElement).not.toBe(document.body)

    const [, told, , undo] = shell.calls.findLast(([name]) => name === 'notify') ?? []
    expect(told).toBe(babyTexts.move.done('Bé Bo'))
    await act(async () => (undo as NoticeAction).run())
    await until(`[aria-label="${moveOf}"]`)
    expect(moves[1]).toEqual({
      ...{ childId: 4, id: 31, toChildId: 3, confirmed: true },
      gestation: { weeks: null, dayInWeek: null },
    })
  })

  test('stays where it is with the reason in the dialog, and goes after a confirmation where one is asked for', async () => {
    move = () => {
      throw new ApiError('HealthCheck/MoveChildCheck', 409, 'Bé kia đã có', [], undefined, 'day_has_check')
    }
    await show()
    await open()
    await click(dialogButton('Bé Bo'))
    await eventually(() =>
      expect(document.querySelector('[role=dialog] [role=alert]')?.textContent).toBe('Bé kia đã có'),
    )

    move = (body) => {
      if (body?.confirmed) return moved(body)
      const errors = [{ field: 'weight', code: 'unconfirmed_measure', message: 'Khác xa' }]
      throw new ApiError('HealthCheck/MoveChildCheck', 422, 'Chưa đúng', errors)
    }
    await click(dialogButton('Bé Bo'))
    await eventually(() =>
      expect(document.querySelector('[role=dialog] [role=alert]')?.textContent).toContain('Khác xa'),
    )
    await click(dialogButton(babyTexts.move.confirm('Bé Bo')))
    await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    expect(moves.map(({ confirmed }) => confirmed)).toEqual([false, false, true])
  })

  test('can go nowhere where there is one child, or the other one has no sex yet', async () => {
    siblings = [{ ...twin, gender: null }]
    await show()
    await until(`[aria-label="${babyTexts.history.editOf('20/05/2026')}"]`)
    expect(view.container.querySelector(`[aria-label="${moveOf}"]`)).toBeNull()
  })
})
