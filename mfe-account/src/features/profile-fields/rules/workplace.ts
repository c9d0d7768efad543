import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import { validateRequired, validationMessages } from 'shared-contracts/validation'
import type { FieldMessages } from 'shared-frame/forms'

/** The fixed entry 'Khác' of the job titles. */
export const OTHER_POSITION_ID = 9999

/** Types of departments that the list does not name: 3 OtherDepartment, 4 OtherRoom. */
export type OtherDepartmentType = 3 | 4

/** A department of the list by its id, or one that the list lacks, whose name is typed. */
export type DepartmentChoice = number | `other-${OtherDepartmentType}`

/** Where medical staff work. Group and type only narrow the list of organisations and are not sent. */
export interface WorkplaceValues {
  readonly organizationGroupId: number | null
  readonly organizationTypeId: number | null
  readonly organizationId: number | null
  readonly department: DepartmentChoice | null
  readonly otherDepartment: string
  readonly positionId: number | null
  readonly otherPosition: string
}

export const emptyWorkplace: WorkplaceValues = {
  organizationGroupId: null,
  organizationTypeId: null,
  organizationId: null,
  department: null,
  otherDepartment: '',
  positionId: null,
  otherPosition: '',
}

type WorkplaceOfUser = Pick<
  CallAnswer<'User/UserInfo'>,
  'organizationId' | 'departmentId' | 'departmentType' | 'otherDepartment' | 'positionId' | 'otherPosition'
>

/** The wire's `otherDepartment` is the type's digit and the name in one text. */
export function workplaceValues(user: WorkplaceOfUser): WorkplaceValues {
  const { otherDepartment, departmentType, departmentId } = user
  const otherType: OtherDepartmentType = departmentType === 4 || departmentType === 2 ? 4 : 3
  return {
    ...emptyWorkplace,
    organizationId: user.organizationId,
    department: otherDepartment === null ? departmentId || null : `other-${otherType}`,
    otherDepartment: otherDepartment?.slice(1) ?? '',
    positionId: user.positionId,
    otherPosition: user.otherPosition ?? '',
  }
}

export function isOtherDepartment(department: DepartmentChoice | null): department is `other-${OtherDepartmentType}` {
  return typeof department === 'string'
}

export function workplaceMessages(values: WorkplaceValues): FieldMessages {
  const required = validationMessages.fieldRequired
  return {
    organizationId: values.organizationId === null ? required : null,
    department: values.department === null ? required : null,
    otherDepartment: isOtherDepartment(values.department) ? validateRequired(values.otherDepartment) : null,
    positionId: values.positionId === null ? required : null,
    otherPosition: values.positionId === OTHER_POSITION_ID ? validateRequired(values.otherPosition) : null,
  }
}

type WorkplaceOnWire = Pick<
  CallBody<'User/MedicalStaffRegister'>,
  'organizationId' | 'departmentId' | 'otherDepartment' | 'positionId' | 'otherPosition'
>

/** For `User/MedicalStaffRegister` and `User/UpdateUser`, once the rules have no objection. */
export function workplaceOnWire(values: WorkplaceValues): WorkplaceOnWire {
  const { organizationId, department, positionId } = values
  return {
    ...(organizationId === null ? {} : { organizationId }),
    ...departmentOnWire(department, values.otherDepartment),
    ...(positionId === null ? {} : { positionId }),
    ...(positionId === OTHER_POSITION_ID ? { otherPosition: values.otherPosition.trim() } : {}),
  }
}

function departmentOnWire(department: DepartmentChoice | null, name: string) {
  if (department === null) return {}
  if (!isOtherDepartment(department)) return { departmentId: department, otherDepartment: '' }
  return { departmentId: 0, otherDepartment: `${department.slice('other-'.length)}${name.trim()}` }
}
