import { z } from 'zod'
import { checkReferences, idsOf, readJsonRows, rowId, rowTitle } from '../files/checked-rows'
import type { ContentFolder } from '../files/content-folder'
import type { Problem } from '../files/problem'
import type { PartOfRows } from '../rows/content-rows'
import { readPlaceContent } from './places/place-content'

type ReferenceRows = PartOfRows<
  | 'areas'
  | 'provinces'
  | 'districts'
  | 'wards'
  | 'organization_groups'
  | 'organization_types'
  | 'organizations'
  | 'departments'
  | 'job_titles'
  | 'babysitter_relationships'
>

const titled = z.object({ id: rowId, title: rowTitle })

/** Places, organisations and the choices of the registration form. */
export function readReferenceContent(folder: ContentFolder): { rows: ReferenceRows; problems: Problem[] } {
  const places = readPlaceContent(folder)
  const groups = readJsonRows(folder, 'site/organization-groups.json', titled)
  const types = readJsonRows(folder, 'site/organization-types.json', titled.extend({ organizationGroupId: rowId }))
  const organizations = readJsonRows(
    folder,
    'site/organizations.json',
    titled.extend({ organizationTypeId: rowId, provinceId: rowId.nullish() }),
  )
  const departments = readJsonRows(
    folder,
    'site/departments.json',
    titled.extend({ type: z.int().min(1).max(4), organizationTypeId: rowId }),
  )
  const jobTitles = readJsonRows(folder, 'site/job-titles.json', titled.extend({ isDirector: z.boolean() }))
  const relationships = readJsonRows(folder, 'site/babysitter-relationships.json', titled)

  const provinceIds = idsOf(places.rows.provinces)
  const typeIds = idsOf(types.rows)
  checkReferences(
    types.rows,
    'organizationGroupId',
    (row) => row.organizationGroupId,
    idsOf(groups.rows),
    types.problems,
  )
  checkReferences(
    organizations.rows,
    'organizationTypeId',
    (row) => row.organizationTypeId,
    typeIds,
    organizations.problems,
  )
  checkReferences(organizations.rows, 'provinceId', (row) => row.provinceId, provinceIds, organizations.problems)
  checkReferences(
    departments.rows,
    'organizationTypeId',
    (row) => row.organizationTypeId,
    typeIds,
    departments.problems,
  )

  const rows: ReferenceRows = {
    ...places.rows,
    organization_groups: groups.rows,
    organization_types: types.rows.map(({ organizationGroupId, ...row }) => ({
      ...row,
      organization_group_id: organizationGroupId,
    })),
    organizations: organizations.rows.map(({ organizationTypeId, provinceId, ...row }) => ({
      ...row,
      organization_type_id: organizationTypeId,
      province_id: provinceId ?? null,
    })),
    departments: departments.rows.map(({ organizationTypeId, ...row }) => ({
      ...row,
      organization_type_id: organizationTypeId,
    })),
    job_titles: jobTitles.rows.map(({ isDirector, ...row }) => ({ ...row, is_director: isDirector })),
    babysitter_relationships: relationships.rows,
  }
  const read = [groups, types, organizations, departments, jobTitles, relationships]
  return { rows, problems: [...places.problems, ...read.flatMap(({ problems }) => problems.all)] }
}
