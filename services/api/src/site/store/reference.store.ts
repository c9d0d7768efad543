import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'

/** Lists that the visitor chooses from are sorted as a Vietnamese dictionary does, whatever the database's collation. */
const vietnamese = new Intl.Collator('vi')

export function byTitle<T extends { readonly title: string }>(rows: readonly T[]): T[] {
  return [...rows].sort((a, b) => vietnamese.compare(a.title, b.title))
}

export async function findAreas({ query }: Database): Promise<CallAnswer<'Area/GetAll'>> {
  return byTitle(await query.selectFrom('areas').selectAll().execute())
}

export async function findProvinces({ query }: Database): Promise<CallAnswer<'Province/GetAll'>> {
  return byTitle(await query.selectFrom('provinces').select(['id', 'title', 'area_id as areaId']).execute())
}

export async function findDistricts(
  { query }: Database,
  provinceId: number,
): Promise<CallAnswer<'District/GetByProvinceId'>> {
  const rows = query.selectFrom('districts').select(['id', 'title', 'province_id as provinceId', 'legacy'])
  return byTitle(await rows.where('province_id', '=', provinceId).execute())
}

/** Wards of a province, or those mostly within a former district. */
export async function findWards(
  { query }: Database,
  within: { readonly provinceId: number } | { readonly districtId: number },
): Promise<CallAnswer<'Ward/GetByProvinceId'>> {
  const rows = query
    .selectFrom('wards')
    .select(['id', 'title', 'province_id as provinceId', 'district_id as districtId'])
  const narrowed =
    'provinceId' in within
      ? rows.where('province_id', '=', within.provinceId)
      : rows.where('district_id', '=', within.districtId)
  return byTitle(await narrowed.execute())
}

export async function findOrganizations({ query }: Database): Promise<CallAnswer<'Organization/GetAll'>> {
  return query
    .selectFrom('organizations')
    .select(['id', 'title', 'organization_type_id as organizationTypeId', 'province_id as provinceId'])
    .orderBy('id')
    .execute()
}

export async function findOrganizationGroups({ query }: Database): Promise<CallAnswer<'OrganizationGroup/GetAll'>> {
  return query.selectFrom('organization_groups').selectAll().orderBy('id').execute()
}

export async function findOrganizationTypes({ query }: Database): Promise<CallAnswer<'OrganizationType/GetAll'>> {
  return query
    .selectFrom('organization_types')
    .select(['id', 'title', 'organization_group_id as organizationGroupId'])
    .orderBy('id')
    .execute()
}

export async function findDepartments({ query }: Database): Promise<CallAnswer<'Department/GetAll'>> {
  return query
    .selectFrom('departments')
    .select(['id', 'title', 'type', 'organization_type_id as organizationTypeId'])
    .orderBy('id')
    .execute()
}

/** By id: the fixed "Khác" (9999) comes last. */
export async function findJobTitles({ query }: Database): Promise<CallAnswer<'JobTitle/GetAll'>> {
  return query.selectFrom('job_titles').select(['id', 'title', 'is_director as isDirector']).orderBy('id').execute()
}

export async function findBabysitterRelationships({
  query,
}: Database): Promise<CallAnswer<'BabysitterRelationship/GetAll'>> {
  return query.selectFrom('babysitter_relationships').selectAll().orderBy('id').execute()
}

export async function findUnitConverts({ query }: Database): Promise<CallAnswer<'UnitConverts'>> {
  return query
    .selectFrom('unit_converts')
    .select(['id', 'unit', 'material_id as materialId', 'grams'])
    .orderBy('id')
    .execute()
}
