import { expect, test } from '@jest/globals'
import {
  addDays,
  childObjectTypeId,
  parseCalendarDay,
  pregnancyProgress,
  type UserType,
  userProfile,
  userTypes,
} from '../ages/index'
import { type FamilyProfile, family, type Member, memberTitle } from './family'
import { stageCode, stageObjectTypeId } from './stage'

const today = parseCalendarDay('2026-11-22')
if (today === null) throw new Error('no day')

const { pregnance, pregnanceAndBabySitter, medicalStaff, babySitter, administrator } = userTypes
const nobody = { isNursing: false, pregnancyWeeks: null, pregnancyDayInWeek: null, children: [] }
const bornBefore = (days: number, id = 7, fullName = 'Na') => ({ id, fullName, dayOfBirth: addDays(today, -days) })
const code = ({ stage }: Member) => stage && (stage.kind === 'past-term' ? stage.kind : stageCode(stage))

/** What each state of motherhood makes of a mother; last what the wire says of her object type, to popups and polls. */
const MOTHERHOOD = [
  // state, stage, whose menus and needs, why nobody's, what it asks, the wire's own answer
  ['nothing told', null, null, 'weeks-unknown', 'weeks', 4],
  ['weeks unknown', null, null, 'weeks-unknown', 'weeks', 4],
  [1, 'tuan-1', 1, null, null, 1],
  [84, 'tuan-12', 1, null, null, 1],
  [85, 'tuan-13', 2, null, null, 2],
  [168, 'tuan-24', 2, null, null, 2],
  [169, 'tuan-25', 3, null, null, 3],
  [287, 'tuan-40', 3, null, null, 3],
  [288, 'past-term', 4, null, 'born', 4],
  [320, 'past-term', 4, null, 'born', 4],
  ['nursing', 'me-cho-con-bu', 4, null, null, 4],
] as const
type Motherhood = (typeof MOTHERHOOD)[number][0]

const CHILDREN = [
  ['none', [], []],
  ['born today', [bornBefore(0)], [['child-7', 'Na', 'be-0-thang', null, 'under-six-months']]],
  ['180 days', [bornBefore(180)], [['child-7', 'Na', 'be-5-thang', null, 'under-six-months']]],
  ['181 days', [bornBefore(181)], [['child-7', 'Na', 'be-6-thang', 5, null]]],
  ['1825 days', [bornBefore(1825)], [['child-7', 'Na', 'be-59-thang', 10, null]]],
  ['1826 days', [bornBefore(1826)], [['child-7', 'Na', null, null, 'grown']]],
  ['still to be born', [bornBefore(-1)], []],
  [
    'two without a name',
    [bornBefore(1000, 1, ''), bornBefore(250, 2, ' ')],
    [
      ['child-1', 'Bé thứ 1', 'be-32-thang', 9, null],
      ['child-2', 'Bé thứ 2', 'be-8-thang', 5, null],
    ],
  ],
  [
    'two of one name',
    [bornBefore(250, 2), bornBefore(1000, 1)],
    [
      ['child-2', 'Na (bé thứ 2)', 'be-8-thang', 5, null],
      ['child-1', 'Na (bé thứ 1)', 'be-32-thang', 9, null],
    ],
  ],
] as const

function stateOf(motherhood: Motherhood | number) {
  const progress = typeof motherhood === 'number' ? pregnancyProgress(motherhood) : null
  return {
    isNursing: motherhood === 'nursing',
    pregnancyWeeks: progress?.weeks ?? null,
    pregnancyDayInWeek: progress?.daysInWeek ?? null,
  }
}

/** What the server answers from the same facts. */
function onWire(userType: UserType, motherhood: Motherhood | number): number {
  const progress = typeof motherhood === 'number' ? pregnancyProgress(motherhood) : null
  const pregnant = motherhood === 'weeks unknown' || progress !== null
  const motherStatus = motherhood === 'nursing' ? 'NursingMother' : pregnant ? 'Pregnance' : null
  const pregnancy = progress && today ? { ...progress, asOf: today } : null
  if (today === null) throw new Error('no day')
  return userProfile({ userType, motherStatus, pregnancy, numberOfChildren: 0 }, today).objectTypeId
}

const told = (member: Member) => [member.key, member.name, code(member), member.objectTypeId, member.none]

for (const userType of Object.values(userTypes)) {
  test.each(MOTHERHOOD)(`user type ${userType}, %s, with all kinds of children`, (motherhood, ...expected) => {
    const [stage, objectTypeId, none, asks, wire] = expected
    const me = ['me', null, stage, objectTypeId, none]
    const isMother = userType === pregnance || userType === pregnanceAndBabySitter
    for (const [kind, children, members] of CHILDREN) {
      const found = family({ userType, ...stateOf(motherhood), children }, today)
      const nurses = userType === babySitter && motherhood === 'nursing'
      const all = isMother ? [me, ...members] : nurses ? [...members, me] : members
      expect([kind, found.map(told)]).toEqual([kind, all])
      expect(found.map((each) => each.asks).filter((each) => each !== null)).toEqual(isMother && asks ? [asks] : [])
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
    }
    // The wire's answer is its own: 4 also for carers, administrators and whoever told nothing.
    const notHerself = userType === medicalStaff ? 11 : 4
    expect(onWire(userType, motherhood)).toBe(isMother ? wire : notHerself)
  })
}

test('staff and administrators are nobody themselves, whatever the profile holds', () => {
  for (const userType of [medicalStaff, administrator]) {
    expect(family({ ...nobody, userType, isNursing: true, pregnancyWeeks: 20 }, today)).toEqual([])
  }
})

test.each([
  [{ pregnancyWeeks: 12, pregnancyDayInWeek: 0 }, ['tuan-12']],
  [{ pregnancyWeeks: 12, pregnancyDayInWeek: 1 }, ['tuan-13']],
  [{ pregnancyWeeks: 0, pregnancyDayInWeek: 3 }, ['tuan-1']],
  [{ pregnancyWeeks: 41, pregnancyDayInWeek: 0 }, ['tuan-40']],
  [{ pregnancyWeeks: 41, pregnancyDayInWeek: 1 }, ['past-term']],
  [{ pregnancyWeeks: 20, pregnancyDayInWeek: null }, ['tuan-20']],
])('%j has the stages %j', (state: Partial<FamilyProfile>, expected) => {
  expect(family({ ...nobody, userType: pregnance, ...state }, today).map(code)).toEqual(expected)
})

test('each day of a pregnancy and of a childhood has the object type that days give', () => {
  for (let days = 1; days <= 287; days++) {
    const [me] = family({ ...nobody, userType: pregnance, ...stateOf(days) }, today)
    expect([days, me?.objectTypeId]).toEqual([days, onWire(pregnance, days)])
  }
  for (let days = 0; days <= 1900; days++) {
    const [child] = family({ ...nobody, userType: babySitter, children: [bornBefore(days)] }, today)
    expect([days, child?.objectTypeId]).toEqual([days, childObjectTypeId(days)])
    expect(child?.stage ? stageObjectTypeId(child.stage) : null).toBe(childObjectTypeId(days))
  }
})

test('members are titled by name and stage', () => {
  const children = [bornBefore(1000, 1), bornBefore(250, 2, ''), bornBefore(2000, 3, 'Bin')]
  const members = family({ ...nobody, userType: pregnanceAndBabySitter, pregnancyWeeks: 20, children }, today)
  expect(members.map(memberTitle)).toEqual([
    'Mẹ mang thai tuần 20',
    'Na (Bé 2 tuổi 8 tháng)',
    'Bé thứ 3 (Bé 8 tháng)',
    'Bin',
  ])
})
