import { formFields } from 'shared-frame/forms'
import { SearchableSelect, selectField } from 'shared-frame/select'
import { profileTexts as words } from '../../../texts/profile'
import { useWorkplaces } from '../requests/workplaces'
import { lossQuestion } from '../rules/lost-choices'
import { titledOptions } from '../rules/titled-options'
import { isOtherDepartment, OTHER_POSITION_ID, type WorkplaceValues } from '../rules/workplace'
import {
  departmentOptions,
  narrowing,
  noWorkplaces,
  organizationOptions,
  typeOptions,
  type Workplaces,
} from '../rules/workplace-choices'
import { ListFailure } from './ListFailure'

const fields = formFields<WorkplaceValues>()
const SelectField = selectField<WorkplaceValues>()

/**
 * Where medical staff work: organisation by group and type, department or another one, position or 'Khác'. A choice empties those after it, and
 * asks before.
 */
export function WorkplaceFields() {
  const { data = noWorkplaces, isPending, isError, isFetching, refetch } = useWorkplaces()
  return (
    <>
      {isError && <ListFailure busy={isFetching} onRetry={() => void refetch()} />}
      <OrganizationFields lists={data} loading={isPending} />
      <DepartmentFields lists={data} loading={isPending} />
      <PositionFields lists={data} loading={isPending} />
    </>
  )
}

interface PartProps {
  readonly lists: Workplaces
  readonly loading: boolean
}

/** Group and type, the organisation's department: as chosen, or as they follow from the organisation. */
function useNarrowing(lists: Workplaces) {
  const organizationGroupId = fields.useValue('organizationGroupId')
  const organizationTypeId = fields.useValue('organizationTypeId')
  const organizationId = fields.useValue('organizationId')
  return { organizationId, ...narrowing({ organizationGroupId, organizationTypeId, organizationId }, lists) }
}

function OrganizationFields({ lists, loading }: PartProps) {
  const { groupId, typeId } = useNarrowing(lists)
  const group = fields.useField('organizationGroupId')
  const type = fields.useField('organizationTypeId')
  const change = fields.useChange()
  const none = { organizationId: null, department: null }
  const department = [words.department, fields.useValue('department')] as const
  const organization = [words.organization, fields.useValue('organizationId')] as const
  return (
    <>
      <SearchableSelect
        id={group.id}
        name="organizationGroupId"
        label={words.organizationGroup}
        options={titledOptions(lists.groups)}
        loading={loading}
        value={groupId}
        confirmation={() =>
          lossQuestion(words.organizationGroup, [[words.organizationType, typeId], organization, department])
        }
        onChange={(organizationGroupId) => change({ organizationGroupId, organizationTypeId: null, ...none })}
      />
      <SearchableSelect
        id={type.id}
        name="organizationTypeId"
        label={words.organizationType}
        options={typeOptions(lists, groupId)}
        loading={loading}
        value={typeId}
        confirmation={() => lossQuestion(words.organizationType, [organization, department])}
        onChange={(organizationTypeId) => change({ organizationTypeId, ...none })}
      />
      <SelectField
        name="organizationId"
        label={words.organization}
        required
        options={organizationOptions(lists, groupId, typeId)}
        loading={loading}
        confirmation={() => lossQuestion(words.organization, [department])}
        onChanged={() => change({ department: null })}
      />
    </>
  )
}

function DepartmentFields({ lists, loading }: PartProps) {
  const { organizationId, departmentsOfTypeId } = useNarrowing(lists)
  const department = fields.useValue('department')
  return (
    <>
      <SelectField
        name="department"
        label={words.department}
        hint={organizationId === null ? words.departmentFirstOrganization : undefined}
        required
        disabled={organizationId === null}
        options={departmentOptions(lists, departmentsOfTypeId)}
        loading={loading}
      />
      {isOtherDepartment(department) && (
        <fields.Text name="otherDepartment" label={words.otherDepartment} required maxLength={199} />
      )}
    </>
  )
}

function PositionFields({ lists, loading }: PartProps) {
  const positionId = fields.useValue('positionId')
  return (
    <>
      <SelectField
        name="positionId"
        label={words.position}
        required
        options={titledOptions(lists.positions)}
        loading={loading}
      />
      {positionId === OTHER_POSITION_ID && (
        <fields.Text name="otherPosition" label={words.otherPosition} required maxLength={200} />
      )}
    </>
  )
}
