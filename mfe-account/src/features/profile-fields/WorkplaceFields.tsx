import { useShell } from 'shared-ui'
import { SearchableSelect, TextField } from 'shared-ui/forms'
import { useQuery } from 'shared-ui/remote'
import { profileTexts as words } from '../../texts/profile'
import { ListFailure } from './ListFailure'
import type { ProfileForm } from './profile-form'
import { workplacesQuery } from './reference-queries'
import { titledOptions } from './titled-options'
import { isOtherDepartment, OTHER_POSITION_ID, type WorkplaceDraft } from './workplace'
import {
  departmentOptions,
  narrowing,
  noWorkplaces,
  organizationOptions,
  typeOptions,
  type Workplaces,
} from './workplace-choices'

interface Props {
  readonly form: ProfileForm<WorkplaceDraft>
}

/** Where medical staff work: organisation by group and type, department or another one, position or 'Khác'. */
export function WorkplaceFields({ form }: Props) {
  const { api } = useShell()
  const { data = noWorkplaces, isPending, isError, isFetching, refetch } = useQuery(workplacesQuery(api))
  return (
    <>
      {isError && <ListFailure busy={isFetching} onRetry={() => void refetch()} />}
      <OrganizationFields form={form} lists={data} loading={isPending} />
      <DepartmentFields form={form} lists={data} loading={isPending} />
      <PositionFields form={form} lists={data} loading={isPending} />
    </>
  )
}

interface PartProps extends Props {
  readonly lists: Workplaces
  readonly loading: boolean
}

function OrganizationFields({ form, lists, loading }: PartProps) {
  const { draft, change, problem, fieldId } = form
  const { groupId, typeId } = narrowing(draft, lists)
  const none = { organizationId: null, department: null }
  return (
    <>
      <SearchableSelect
        id={fieldId('organizationGroupId')}
        name="organizationGroupId"
        label={words.organizationGroup}
        options={titledOptions(lists.groups)}
        loading={loading}
        value={groupId}
        onChange={(organizationGroupId) => change({ organizationGroupId, organizationTypeId: null, ...none })}
      />
      <SearchableSelect
        id={fieldId('organizationTypeId')}
        name="organizationTypeId"
        label={words.organizationType}
        options={typeOptions(lists, groupId)}
        loading={loading}
        value={typeId}
        onChange={(organizationTypeId) => change({ organizationTypeId, ...none })}
      />
      <SearchableSelect
        id={fieldId('organizationId')}
        name="organizationId"
        label={words.organization}
        required
        options={organizationOptions(lists, groupId, typeId)}
        loading={loading}
        value={draft.organizationId}
        onChange={(organizationId) => change({ organizationId, department: null })}
        error={problem('organizationId')}
      />
    </>
  )
}

function DepartmentFields({ form, lists, loading }: PartProps) {
  const { draft, change, problem, fieldId } = form
  const { departmentsOfTypeId } = narrowing(draft, lists)
  return (
    <>
      <SearchableSelect
        id={fieldId('department')}
        name="department"
        label={words.department}
        hint={draft.organizationId === null ? words.departmentFirstOrganization : undefined}
        required
        disabled={draft.organizationId === null}
        options={departmentOptions(lists, departmentsOfTypeId)}
        loading={loading}
        value={draft.department}
        onChange={(department) => change({ department })}
        error={problem('department')}
      />
      {isOtherDepartment(draft.department) && (
        <TextField
          id={fieldId('otherDepartment')}
          name="otherDepartment"
          label={words.otherDepartment}
          required
          maxLength={199}
          value={draft.otherDepartment}
          onChange={(otherDepartment) => change({ otherDepartment })}
          error={problem('otherDepartment')}
        />
      )}
    </>
  )
}

function PositionFields({ form, lists, loading }: PartProps) {
  const { draft, change, problem, fieldId } = form
  return (
    <>
      <SearchableSelect
        id={fieldId('positionId')}
        name="positionId"
        label={words.position}
        required
        options={titledOptions(lists.positions)}
        loading={loading}
        value={draft.positionId}
        onChange={(positionId) => change({ positionId })}
        error={problem('positionId')}
      />
      {draft.positionId === OTHER_POSITION_ID && (
        <TextField
          id={fieldId('otherPosition')}
          name="otherPosition"
          label={words.otherPosition}
          required
          maxLength={200}
          value={draft.otherPosition}
          onChange={(otherPosition) => change({ otherPosition })}
          error={problem('otherPosition')}
        />
      )}
    </>
  )
}
