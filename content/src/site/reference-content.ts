import { z } from 'zod'
import { checkReferences, idsOf, readJsonRows, rowId, rowTitle } from '../files/checked-rows'
import type { ContentFolder } from '../files/content-folder'
import type { Problem } from '../files/problem'
import type { PartOfRows } from '../rows/content-rows'

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
  const places = 'site/geography'
  const areas = readJsonRows(folder, `${places}/areas.json`, titled)
  const provinces = readJsonRows(folder, `${places}/provinces.json`, titled.extend({ areaId: rowId }))
  const districts = readJsonRows(
    folder,
    `${places}/districts.json`,
    titled.extend({ provinceId: rowId, legacy: z.boolean().default(true) }),
  )
  const wards = readJsonRows(
    folder,
    `${places}/wards.json`,
    titled.extend({ provinceId: rowId, districtId: rowId.nullish() }),
  )
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

  const provinceIds = idsOf(provinces.rows)
  const typeIds = idsOf(types.rows)
  checkReferences(provinces.rows, 'areaId', (row) => row.areaId, idsOf(areas.rows), provinces.problems)
  checkReferences(districts.rows, 'provinceId', (row) => row.provinceId, provinceIds, districts.problems)
  checkReferences(wards.rows, 'provinceId', (row) => row.provinceId, provinceIds, wards.problems)
  checkReferences(wards.rows, 'districtId', (row) => row.districtId, idsOf(districts.rows), wards.problems)
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
    areas: areas.rows,
    provinces: provinces.rows.map(({ areaId, ...row }) => ({ ...row, area_id: areaId })),
    districts: districts.rows.map(({ provinceId, ...row }) => ({ ...row, province_id: provinceId })),
    wards: wards.rows.map(({ provinceId, districtId, ...row }) => ({
      ...row,
      province_id: provinceId,
      district_id: districtId ?? null,
    })),
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
  const read = [areas, provinces, districts, wards, groups, types, organizations, departments, jobTitles, relationships]
  return { rows, problems: read.flatMap(({ problems }) => problems.all) }
}
