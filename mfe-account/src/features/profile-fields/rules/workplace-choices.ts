import type { CallAnswer } from 'shared-contracts/calls'
import type { SelectOption } from 'shared-frame/select'
import { profileTexts as words } from '../../../texts/profile'
import { titledOptions } from './titled-options'
import type { DepartmentChoice, WorkplaceValues } from './workplace'

export interface Workplaces {
  readonly groups: CallAnswer<'OrganizationGroup/GetAll'>
  readonly types: CallAnswer<'OrganizationType/GetAll'>
  readonly organizations: CallAnswer<'Organization/GetAll'>
  readonly departments: CallAnswer<'Department/GetAll'>
  readonly positions: CallAnswer<'JobTitle/GetAll'>
}

export const noWorkplaces: Workplaces = { groups: [], types: [], organizations: [], departments: [], positions: [] }

/** Group and type as chosen, or as they follow from the organisation. */
export function narrowing(
  values: Pick<WorkplaceValues, 'organizationGroupId' | 'organizationTypeId' | 'organizationId'>,
  { organizations, types }: Workplaces,
) {
  const organization = organizations.find(({ id }) => id === values.organizationId)
  const typeId = values.organizationTypeId ?? organization?.organizationTypeId ?? null
  const groupId = values.organizationGroupId ?? types.find(({ id }) => id === typeId)?.organizationGroupId ?? null
  return { groupId, typeId, departmentsOfTypeId: organization?.organizationTypeId ?? null }
}

export function typeOptions({ types }: Workplaces, groupId: number | null): readonly SelectOption<number>[] {
  return titledOptions(groupId === null ? types : types.filter((type) => type.organizationGroupId === groupId))
}

/** Organisations of the type; without one, of all types of the group; without either, all. */
export function organizationOptions(
  { organizations, types }: Workplaces,
  groupId: number | null,
  typeId: number | null,
): readonly SelectOption<number>[] {
  const typesOfGroup = new Set(types.filter((type) => type.organizationGroupId === groupId).map(({ id }) => id))
  return titledOptions(
    organizations.filter(({ organizationTypeId }) =>
      typeId === null ? groupId === null || typesOfGroup.has(organizationTypeId) : organizationTypeId === typeId,
    ),
  )
}

/** The departments that such an organisation has, then the two whose name is typed (types 3 and 4). */
export function departmentOptions(
  { departments }: Workplaces,
  organizationTypeId: number | null,
): readonly SelectOption<DepartmentChoice>[] {
  return [
    ...departments
      .filter((department) => department.organizationTypeId === organizationTypeId && department.type <= 2)
      .map(({ id, title }) => ({ value: id, label: title })),
    { value: 'other-3', label: words.otherDepartments[3] },
    { value: 'other-4', label: words.otherDepartments[4] },
  ]
}
