import { afterEach, expect, jest, test } from '@jest/globals'
import type { ReactNode } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import type { CallBody } from 'shared-contracts/calls'
import { type AssessedWeighing, assessMother, type FetusCount } from 'shared-contracts/gestation'
import {
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
import type { MotherCheck } from '../requests/mother-history'
import { OtherMother } from './OtherMother'
import { OwnGain } from './OwnGain'

const today = '2026-06-01' as CalendarDay
const WEIGHED: AssessedWeighing = {
  ...{ weight: 58, height: 160, weightBeforePregnancy: 52, weeksAfterBirth: null, fetusCount: 1 },
  ...{ pregnancyWeeks: 20, pregnancyDayInWeek: 0 },
}

/** A weighing as the server answers it. */
function answered(checkDate: string, change: Partial<AssessedWeighing>): MotherCheck {
  const measures = { ...WEIGHED, ...change }
  return { id: Number(checkDate.replaceAll('-', '')), checkDate, ...measures, ...assessMother(measures) }
}

let history: readonly MotherCheck[] = []
const sent: CallBody<'HealthCheck/CheckMotherHealth'>[] = []

let view: MountedView
// A busy machine draws a form of MUI fields key by key in seconds.
jest.setTimeout(120_000)
afterEach(async () => {
  await view.unmount()
  window.localStorage.clear()
  window.sessionStorage.clear()
  sent.length = 0
  history = []
})

async function show(tool: ReactNode): Promise<void> {
  const keep = ({ body }: { body?: CallBody<'HealthCheck/CheckMotherHealth'> }) => {
    if (body) sent.push(body)
    return answered(today, { ...body } as Partial<AssessedWeighing>)
  }
  const api = createFakeApi({
    'User/UserInfo': () => visitorProfile({ id: 7, pregnancyWeeks: 24, pregnancyDayInWeek: 0 }),
    'HealthCheck/GetMotherHealthHistory': () => [...history],
    'HealthCheck/CheckMotherHealth': keep,
    'HealthCheck/CheckOtherMotherHealth': keep,
  })
  view = await mountInShell(withVisitorData({ ...createShellMock(signedInSession()), api }), tool)
  await eventually(() => view.find('form'))
}

const choice = (fetusCount: FetusCount) => view.find<HTMLInputElement>(`input[name=fetusCount][value="${fetusCount}"]`)

async function fillOther(): Promise<void> {
  for (const [field, text] of [
    ['pregnancyWeeks', '24'],
    ['height', '160'],
    ['weightBeforePregnancy', '52'],
    ['weight', '60'],
  ] as const) {
    await typeText(view.find(`#mother-${field}`), text)
  }
  await click(view.find('button[type=submit]'))
}

test('a mother is asked how many children she carries, one unless she says more, and is judged by it', async () => {
  await show(<OtherMother today={today} />)
  expect([choice(1).checked, choice(2).checked, choice(3).checked]).toEqual([true, false, false])
  await fillOther()
  await eventually(() => expect(view.text()).toContain('tăng nhiều hơn khoảng nên có'))
  expect(view.text()).toContain('(khoảng cho thai đơn)')

  await click(choice(2))
  await click(view.find('button[type=submit]'))
  await eventually(() => expect(view.text()).toContain('tăng cân trong khoảng cho thai đôi'))
  expect(view.text()).toMatch(/là 8–12,3 kg \(khoảng cho thai đôi\)/)
  expect(view.text()).not.toContain('tăng nhiều hơn khoảng nên có')
  await eventually(() => expect(view.find('figcaption').textContent).toContain('khoảng cho thai đôi'))

  await click(choice(3))
  await click(view.find('button[type=submit]'))
  await eventually(() => expect(view.text()).toContain('mức tăng cân do bác sĩ đặt riêng'))
  expect(view.text()).toContain('mẹ đã tăng 8 kg')
  expect(view.text()).not.toContain('(khoảng cho')
  expect(sent.map(({ fetusCount }) => fetusCount)).toEqual([1, 2, 3])
})

test('after birth it is not asked, and nothing of it is sent', async () => {
  await show(<OtherMother today={today} />)
  await click(choice(2))
  await click(view.find('input[name=stage][value="after-birth"]'))
  expect(view.container.querySelector('input[name=fetusCount]')).toBeNull()
  for (const [field, text] of [
    ['weeksAfterBirth', '8'],
    ['height', '160'],
    ['weight', '60'],
  ] as const) {
    await typeText(view.find(`#mother-${field}`), text)
  }
  await click(view.find('button[type=submit]'))
  await eventually(() => expect(sent).toHaveLength(1))
  expect(sent[0]).not.toHaveProperty('fetusCount')
})

test('her book remembers the number of this pregnancy, draws its band and says in each row whose range it is', async () => {
  history = [
    answered('2026-04-01', { pregnancyWeeks: 15, weight: 53 }),
    answered('2026-05-04', { pregnancyWeeks: 20, fetusCount: 2 }),
  ]
  await show(<OwnGain userId={7} today={today} />)
  expect(choice(2).checked).toBe(true)
  await eventually(() => expect(view.text()).toContain('5,3–8,6 (thai đôi)'))
  expect(view.text()).toContain('1,1–2,1 (thai đơn)')
  await eventually(() => expect(view.find('figcaption').textContent).toContain('khoảng cho thai đôi'))
  await typeText(view.find('#mother-weight'), '61')
  await click(view.find('button[type=submit]'))
  await eventually(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ fetusCount: 2, pregnancyWeeks: 24, weight: 61 })
})

test('a book that was cleared begins with one child again', async () => {
  await show(<OwnGain userId={7} today={today} />)
  expect(choice(1).checked).toBe(true)
})
