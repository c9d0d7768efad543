import { expect, test } from '@jest/globals'
import type { FieldMessages } from 'shared-frame/forms'
import { emptyWorkplace, OTHER_POSITION_ID, workplaceMessages, workplaceOnWire, workplaceValues } from './workplace'
import { departmentOptions, narrowing, noWorkplaces, organizationOptions, typeOptions } from './workplace-choices'

const REQUIRED = 'Vui lòng chọn thông tin'
const told = (messages: FieldMessages) =>
  Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== null))

const filled = { ...emptyWorkplace, organizationId: 5, department: 8, positionId: 11 } as const

test.each([
  [emptyWorkplace, { organizationId: REQUIRED, department: REQUIRED, positionId: REQUIRED }],
  [filled, {}],
  [{ ...filled, department: 'other-4' as const, otherDepartment: ' ' }, { otherDepartment: REQUIRED }],
  [{ ...filled, positionId: OTHER_POSITION_ID }, { otherPosition: REQUIRED }],
])('%# has these messages', (values, messages) => {
  expect(told(workplaceMessages(values))).toEqual(messages)
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
  expect(workplaceValues(user)).toMatchObject({
    department,
    otherDepartment,
    positionId: 9999,
    otherPosition: 'Cố vấn',
  })
})
