import type { UserChange, UserRow } from './user.store'

/** The fixed entry 'Khác' of the job titles. */
export const OTHER_POSITION_ID = 9999

/** Where medical staff work, as the wire states it. */
export interface WorkplaceOnWire {
  readonly organizationId?: number
  readonly departmentId?: number
  /** First character: type of the department, 1–4; rest: its name. */
  readonly otherDepartment?: string
  readonly positionId?: number
  readonly otherPosition?: string
}

/** The same as columns; what the wire leaves out stays. Null: `otherDepartment` does not begin with a type. */
export function workplaceColumns(wire: WorkplaceOnWire): UserChange | null {
  const change: UserChange = {}
  if (wire.organizationId !== undefined) change.organizationId = wire.organizationId
  if (wire.departmentId !== undefined) change.departmentId = wire.departmentId === 0 ? null : wire.departmentId
  if (wire.otherDepartment !== undefined) {
    const text = wire.otherDepartment.trim()
    const [, type, name] = /^([1-4])\s*(\S.*)$/.exec(text) ?? []
    if (text !== '' && name === undefined) return null
    change.otherDepartment = name ?? null
    change.otherDepartmentType = type === undefined ? null : Number(type)
  }
  const otherPosition = wire.otherPosition?.trim()
  if (wire.positionId !== undefined) {
    change.positionId = wire.positionId === OTHER_POSITION_ID ? null : wire.positionId
    if (wire.positionId !== OTHER_POSITION_ID) change.otherPosition = null
  }
  if (otherPosition) {
    change.otherPosition = otherPosition
    change.positionId = null
  }
  return change
}

/** Type and name in one text; null without. */
export function otherDepartmentOnWire(user: Pick<UserRow, 'otherDepartment' | 'otherDepartmentType'>): string | null {
  return user.otherDepartment === null ? null : `${user.otherDepartmentType}${user.otherDepartment}`
}
