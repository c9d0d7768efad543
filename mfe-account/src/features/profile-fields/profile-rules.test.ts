import { describe, expect, test } from '@jest/globals'
import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { type ChildDraft, childrenOnWire, childrenProblems, withCount } from './children'
import {
  emptyMotherhood,
  type MotherhoodDraft,
  motherhoodFields,
  motherhoodOnWire,
  motherhoodProblems,
  withUserType,
} from './motherhood'
import type { Problems } from './profile-form'
import { emptyWorkplace, OTHER_POSITION_ID, workplaceDraft, workplaceOnWire, workplaceProblems } from './workplace'
import { departmentOptions, narrowing, noWorkplaces, organizationOptions, typeOptions } from './workplace-choices'

const REQUIRED = 'Vui lòng chọn thông tin'
const day = (text: string): CalendarDay => {
  const parsed = parseCalendarDay(text)
  if (!parsed) throw new Error(text)
  return parsed
}
const today = day('2026-11-21')
const na: ChildDraft = { id: null, fullName: ' Na ', dayOfBirth: day('2024-09-05'), gender: 1 }
const told = (problems: Problems) =>
  Object.fromEntries(Object.entries(problems).filter(([, message]) => message !== null))

describe('children', () => {
  test.each([
    [[], 1, 1],
    [[na], 3, 3],
    [[na, na, na], 1, 1],
    [[na], 9, 5],
    [[na], 0, 0],
    [
      [
        { ...na, id: 1 },
        { ...na, id: 2 },
      ],
      1,
      2,
    ],
  ])('%# asked for some', (children, count, left) => {
    expect(withCount(children, count)).toHaveLength(left)
  })

  test('what was typed of the first ones stays', () => {
    expect(withCount([na], 2)).toEqual([na, { id: null, fullName: '', dayOfBirth: null, gender: null }])
  })

  test.each([
    [[], { children: REQUIRED }],
    [[na], {}],
    [
      [na, { ...na, dayOfBirth: null, gender: null }],
      { 'children.1.dayOfBirth': REQUIRED, 'children.1.gender': REQUIRED },
    ],
    [[{ ...na, dayOfBirth: day('2026-11-22') }], { 'children.0.dayOfBirth': 'Ngày sinh không thể ở sau hôm nay.' }],
    [
      [{ ...na, dayOfBirth: day('2019-01-01') }],
      {
        'children.0.dayOfBirth': 'Chương trình theo dõi trẻ dưới 5 tuổi. Bạn kiểm tra lại ngày sinh của bé nhé.',
      },
    ],
  ])('%# has these messages', (children, messages) => {
    expect(told(childrenProblems(children, today))).toEqual(messages)
  })

  test('on the wire, new and known', () => {
    expect(childrenOnWire([na, { ...na, id: 4 }])).toEqual([
      { fullName: 'Na', dayOfBirth: '2024-09-05', gender: 1 },
      { id: 4, fullName: 'Na', dayOfBirth: '2024-09-05', gender: 1 },
    ])
  })
})

describe('mothers and carers', () => {
  const pregnant: MotherhoodDraft = { ...emptyMotherhood, userType: 0, pregnancyWeeks: 12, pregnancyDayInWeek: 3 }
  const both: MotherhoodDraft = { ...pregnant, userType: 1, motherStatus: 1, children: [na] }
  const carer: MotherhoodDraft = { ...both, userType: 3, babysitterRelationshipId: 2 }

  test.each([
    ['nobody yet', emptyMotherhood, ['userType']],
    ['pregnant', pregnant, ['userType', 'pregnancyWeeks', 'pregnancyDayInWeek']],
    [
      'a mother who nurses',
      { ...both, motherStatus: 2 as const, children: [] },
      ['userType', 'motherStatus', 'children'],
    ],
    ['a carer', { ...carer, children: [] }, ['userType', 'babysitterRelationshipId', 'children']],
  ])('%s is asked for', (_, draft, fields) => {
    expect(motherhoodFields(draft)).toEqual(fields)
  })

  test.each<[string, MotherhoodDraft, Problems]>([
    ['no type', emptyMotherhood, { userType: REQUIRED }],
    ['weeks not known', { ...pregnant, pregnancyWeeks: null, pregnancyDayInWeek: null }, {}],
    ['days without weeks', { ...pregnant, pregnancyWeeks: null }, { pregnancyWeeks: REQUIRED }],
    ['week 0', { ...pregnant, pregnancyWeeks: 0 }, { pregnancyWeeks: 'Tuổi thai từ 1 đến 40 tuần.' }],
    ['week 1', { ...pregnant, pregnancyWeeks: 1 }, {}],
    ['week 40', { ...pregnant, pregnancyWeeks: 40 }, {}],
    ['week 41', { ...pregnant, pregnancyWeeks: 41 }, { pregnancyWeeks: 'Tuổi thai từ 1 đến 40 tuần.' }],
    ['day 6', { ...pregnant, pregnancyDayInWeek: 6 }, {}],
    ['day 7', { ...pregnant, pregnancyDayInWeek: 7 }, { pregnancyDayInWeek: 'Số ngày lẻ từ 0 đến 6.' }],
    ['no status', { ...both, motherStatus: null }, { motherStatus: REQUIRED }],
    ['no child', { ...carer, children: [] }, { children: REQUIRED }],
    ['weeks of a mother who nurses', { ...both, motherStatus: 2, pregnancyWeeks: 41 }, {}],
  ])('%s', (_, draft, messages) => {
    expect(told(motherhoodProblems(draft, today))).toEqual(messages)
  })

  test('choosing to care for children asks for the first one', () => {
    expect(withUserType(pregnant, 3).children).toHaveLength(1)
    expect(withUserType(both, 0).children).toEqual([na])
  })

  test('the wire gets what the type has use for', () => {
    const weeks = { pregnancyWeeks: 12, pregnancyDayInWeek: 3 }
    const children = [{ fullName: 'Na', dayOfBirth: '2024-09-05', gender: 1 }]
    expect(motherhoodOnWire({ ...both, userType: 0 })).toEqual({ userType: 0, motherStatus: 1, ...weeks })
    expect(motherhoodOnWire({ ...both, pregnancyDayInWeek: null })).toEqual({
      userType: 1,
      motherStatus: 1,
      pregnancyWeeks: 12,
      pregnancyDayInWeek: 0,
      children,
    })
    expect(motherhoodOnWire({ ...both, motherStatus: 2 })).toEqual({ userType: 1, motherStatus: 2, children })
    expect(motherhoodOnWire(carer)).toEqual({ userType: 3, babysitterRelationshipId: 2, children })
  })
})

describe('workplaces', () => {
  const filled = { ...emptyWorkplace, organizationId: 5, department: 8, positionId: 11 } as const

  test.each([
    [emptyWorkplace, { organizationId: REQUIRED, department: REQUIRED, positionId: REQUIRED }],
    [filled, {}],
    [{ ...filled, department: 'other-4' as const, otherDepartment: ' ' }, { otherDepartment: REQUIRED }],
    [{ ...filled, positionId: OTHER_POSITION_ID }, { otherPosition: REQUIRED }],
  ])('%# has these messages', (draft, messages) => {
    expect(told(workplaceProblems(draft))).toEqual(messages)
  })

  test('another department carries its type, another position is 9999', () => {
    expect(workplaceOnWire(filled)).toEqual({ organizationId: 5, departmentId: 8, otherDepartment: '', positionId: 11 })
    const other = {
      ...filled,
      department: 'other-3' as const,
      otherDepartment: ' Khoa A ',
      positionId: 9999,
      otherPosition: ' Cố vấn ',
    }
    expect(workplaceOnWire(other)).toEqual({
      organizationId: 5,
      departmentId: 0,
      otherDepartment: '3Khoa A',
      positionId: 9999,
      otherPosition: 'Cố vấn',
    })
  })

  const lists = {
    ...noWorkplaces,
    types: [
      { id: 1, title: 'Sở', organizationGroupId: 10 },
      { id: 2, title: 'Bệnh viện', organizationGroupId: 20 },
    ],
    organizations: [
      { id: 5, title: 'Sở Y tế', organizationTypeId: 1, provinceId: 1 },
      { id: 6, title: 'Từ Dũ', organizationTypeId: 2, provinceId: 79 },
    ],
    departments: [
      { id: 8, title: 'Phòng Y', type: 2, organizationTypeId: 1 },
      { id: 9, title: 'Khoa Sản', type: 1, organizationTypeId: 2 },
      { id: 10, title: 'Khoa khác', type: 3, organizationTypeId: 2 },
    ],
  }

  test('group and type narrow the organisations, and follow from one that is chosen', () => {
    expect(typeOptions(lists, 20).map(({ value }) => value)).toEqual([2])
    expect(organizationOptions(lists, null, null)).toHaveLength(2)
    expect(organizationOptions(lists, 20, null).map(({ value }) => value)).toEqual([6])
    expect(organizationOptions(lists, 10, 1).map(({ value }) => value)).toEqual([5])
    expect(narrowing({ ...emptyWorkplace, organizationId: 6 }, lists)).toEqual({
      groupId: 20,
      typeId: 2,
      departmentsOfTypeId: 2,
    })
    expect(departmentOptions(lists, 2).map(({ value }) => value)).toEqual([9, 'other-3', 'other-4'])
  })

  test.each([
    [{ otherDepartment: '4Phòng tư vấn', departmentType: 4, departmentId: 0 }, 'other-4', 'Phòng tư vấn'],
    [{ otherDepartment: null, departmentType: null, departmentId: 8 }, 8, ''],
    [{ otherDepartment: null, departmentType: null, departmentId: 0 }, null, ''],
  ])('%# is read back from the wire', (wire, department, otherDepartment) => {
    const user = { ...wire, organizationId: 5, positionId: 9999, otherPosition: 'Cố vấn' }
    expect(workplaceDraft(user)).toMatchObject({
      department,
      otherDepartment,
      positionId: 9999,
      otherPosition: 'Cố vấn',
    })
  })
})
