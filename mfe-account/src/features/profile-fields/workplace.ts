import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import { validateRequired, validationMessages } from 'shared-contracts/validation'
import type { Problems } from './profile-form'

/** The fixed entry 'Khác' of the job titles (SPEC.md §3). */
export const OTHER_POSITION_ID = 9999

/** Types of departments that the list does not name: 3 OtherDepartment, 4 OtherRoom (SPEC.md §3). */
export type OtherDepartmentType = 3 | 4

/** A department of the list by its id, or one that the list lacks, whose name is typed. */
export type DepartmentChoice = number | `other-${OtherDepartmentType}`

/** Where medical staff work. Group and type only narrow the list of organisations and are not sent. */
export interface WorkplaceDraft {
  readonly organizationGroupId: number | null
  readonly organizationTypeId: number | null
  readonly organizationId: number | null
  readonly department: DepartmentChoice | null
  readonly otherDepartment: string
  readonly positionId: number | null
  readonly otherPosition: string
}

export const emptyWorkplace: WorkplaceDraft = {
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

/** The wire's `otherDepartment` is the type's digit and the name in one text (DECISIONS 42). */
export function workplaceDraft(user: WorkplaceOfUser): WorkplaceDraft {
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

/** The names of the fields on screen, in their order. */
export function workplaceFields({ department, positionId }: WorkplaceDraft): readonly string[] {
  return [
    'organizationGroupId',
    'organizationTypeId',
    'organizationId',
    'department',
    ...(isOtherDepartment(department) ? ['otherDepartment'] : []),
    'positionId',
    ...(positionId === OTHER_POSITION_ID ? ['otherPosition'] : []),
  ]
}

export function workplaceProblems(draft: WorkplaceDraft): Problems {
  const required = validationMessages.fieldRequired
  return {
    organizationId: draft.organizationId === null ? required : null,
    department: draft.department === null ? required : null,
    otherDepartment: isOtherDepartment(draft.department) ? validateRequired(draft.otherDepartment) : null,
    positionId: draft.positionId === null ? required : null,
    otherPosition: draft.positionId === OTHER_POSITION_ID ? validateRequired(draft.otherPosition) : null,
  }
}

type WorkplaceOnWire = Pick<
  CallBody<'User/MedicalStaffRegister'>,
  'organizationId' | 'departmentId' | 'otherDepartment' | 'positionId' | 'otherPosition'
>

/** For `User/MedicalStaffRegister` and `User/UpdateUser`, once the rules are content. */
export function workplaceOnWire(draft: WorkplaceDraft): WorkplaceOnWire {
  const { organizationId, department, positionId } = draft
  return {
    ...(organizationId === null ? {} : { organizationId }),
    ...departmentOnWire(department, draft.otherDepartment),
    ...(positionId === null ? {} : { positionId }),
    ...(positionId === OTHER_POSITION_ID ? { otherPosition: draft.otherPosition.trim() } : {}),
  }
}

function departmentOnWire(department: DepartmentChoice | null, name: string) {
  if (department === null) return {}
  if (!isOtherDepartment(department)) return { departmentId: department, otherDepartment: '' }
  return { departmentId: 0, otherDepartment: `${department.slice('other-'.length)}${name.trim()}` }
}
