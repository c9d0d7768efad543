import { afterEach, expect, jest, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { paths } from 'shared-contracts/paths'
import type { VisitorAnswer } from 'shared-frame/remotes'
import {
  childCheck,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  signedInSession,
  visitorProfile,
  withVisitorData,
} from 'shared-frame/testing'
import { nextMeasureTexts as words } from '../texts/next-measure'
import widget from './home-measure.widget'

jest.setTimeout(60_000)

const TODAY = '2026-11-21'

type ChildCheck = CallAnswer<'HealthCheck/GetChildrenHealthHistory'>[number]
type MotherCheck = CallAnswer<'HealthCheck/GetMotherHealthHistory'>[number]

const signedIn = signedInSession()

const measuredOn = (checkDate: string) => childCheck({ checkDate })

const motherCheck = (checkDate: string): MotherCheck => ({
  id: 9,
  checkDate,
  weight: 58.5,
  height: 158,
  weightBeforePregnancy: 50,
  pregnancyWeeks: 21,
  pregnancyDayInWeek: 0,
  weeksAfterBirth: null,
  fetusCount: 1,
  bmi: 20,
  bmiStatus: 'Normal',
  weightGain: 8.5,
  weightGainMin: null,
  weightGainMax: null,
  weightGainStatus: null,
  reason: null,
})

/** Nobody is pregnant or nursing: the child comes first. */
const caregiver = visitorProfile({
  motherStatus: null,
  motherStatusText: null,
  pregnancyWeeks: null,
  pregnancyDayInWeek: null,
  isNursing: false,
  objectTypeId: 4,
  children: [
    {
      id: 3,
      fullName: 'Gạo',
      dayOfBirth: '2025-09-10',
      gender: 0,
      fullBirth: { date: 10, month: 9, year: 2025 },
      objectTypeId: 7,
    },
  ],
})

let view: MountedView
afterEach(async () => {
  await view.unmount()
  window.localStorage.clear()
})

interface Visitor {
  readonly search?: string
  readonly profile?: VisitorAnswer<'profile'>
  readonly ofChild?: readonly ChildCheck[]
  readonly ofMother?: readonly MotherCheck[]
}

async function show({ search = '', profile, ofChild = [], ofMother = [] }: Visitor) {
  const api = createFakeApi({
    'User/UserInfo': () => profile ?? visitorProfile(),
    'HealthCheck/GetChildrenHealthHistory': () => [...ofChild],
    'HealthCheck/GetMotherHealthHistory': () => [...ofMother],
  })
  const shell = withVisitorData({ ...createShellMock(profile ? signedIn : { state: 'anonymous' }), api })
  view = await mountInShell(shell, <widget.Component path="/" search={search} today={TODAY} />)
  return api
}

const link = () => view.find('a').getAttribute('href')

test.each([
  ['nobody said for whom', '', words.ofBaby, words.childRule, paths.babyHealth],
  ['a baby', '?cho=be-14-thang', words.ofBaby, words.childRule, paths.babyHealth],
  ['a week', '?cho=tuan-20', words.ofMother, words.motherRule, paths.motherHealth],
  ['a nursing mother', '?cho=me-cho-con-bu', words.ofNursing, words.nursingRule, paths.motherHealth],
])('of nobody’s own, %s: the rule', async (_, search, title, rule, path) => {
  const api = await show({ search })
  expect(view.find('h2').textContent).toBe(title)
  expect(view.text()).toContain(rule)
  expect(link()).toBe(path)
  expect(api.calls).toEqual([])
})

test.each([
  ['not yet', '2026-11-01', words.later('01/12/2026')],
  ['today', '2026-10-22', words.due],
  ['long ago', '2026-06-01', words.due],
])('of her own child, measured every month: due %s', async (_, last, due) => {
  await show({ profile: caregiver, ofChild: [measuredOn('2026-05-01'), measuredOn(last)] })
  await eventually(() => expect(view.text()).toContain(due))
  expect(view.find('h2').textContent).toBe(words.ofChild('Gạo'))
  expect(view.text()).toContain(words.last(last.split('-').reverse().join('/'), '9,1 kg, 74 cm'))
  expect(link()).toBe(paths.babyHealth)
})

test('of her own child, with a measure that no child has: to look at it again, and no day', async () => {
  await show({ profile: caregiver, ofChild: [{ ...measuredOn('2026-11-01'), weight: 32, doubtful: ['weight'] }] })
  await eventually(() => expect(view.text()).toContain(words.doubtful))
  expect(view.text()).not.toContain(words.later('01/12/2026'))
})

test('of her own child, never measured: that there is none, and the rule', async () => {
  await show({ profile: caregiver })
  await eventually(() => expect(view.find('h2').textContent).toBe(words.ofChild('Gạo')))
  expect(view.text()).toContain(`${words.none} ${words.childRule}`)
})

test.each([
  ['2026-11-18', words.later('25/11/2026')],
  ['2026-11-14', words.due],
])('of her own pregnancy, weighed on %s: %s', async (last, due) => {
  await show({ profile: visitorProfile(), ofMother: [motherCheck(last)] })
  await eventually(() => expect(view.text()).toContain(due))
  expect(view.find('h2').textContent).toBe(words.ofMother)
  expect(view.text()).toContain('58,5 kg.')
  expect(view.text()).not.toContain('cm')
})

test('past term it is still her own weighing, not a nursing mother’s', async () => {
  await show({ profile: visitorProfile({ pregnancyWeeks: 42 }), ofMother: [motherCheck('2026-11-18')] })
  await eventually(() => expect(view.text()).toContain(words.later('25/11/2026')))
  expect(view.find('h2').textContent).toBe(words.ofMother)
})

test('another week than her own is nobody’s own: her measures are not asked for', async () => {
  const api = await show({ search: '?cho=tuan-9', profile: visitorProfile(), ofMother: [motherCheck('2026-11-18')] })
  await eventually(() => expect(api.calls).toContain('User/UserInfo'))
  expect(view.text()).toContain(words.motherRule)
  expect(api.calls).not.toContain('HealthCheck/GetMotherHealthHistory')
})

test('of a nursing mother, her youngest child’s', async () => {
  const [gao] = caregiver.children
  if (!gao) throw new Error('The caregiver has a child')
  const older = {
    ...gao,
    id: 2,
    fullName: 'Ngô',
    dayOfBirth: '2023-03-02',
    fullBirth: { date: 2, month: 3, year: 2023 },
  }
  const nursing = { ...caregiver, motherStatus: 2 as const, isNursing: true, children: [older, gao] }
  await show({ profile: nursing, ofChild: [measuredOn('2026-11-01')] })
  await eventually(() => expect(view.find('h2').textContent).toBe(words.ofChild('Gạo')))
  expect(view.text()).toContain(words.later('01/12/2026'))
})
