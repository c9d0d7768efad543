import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import { byTitle } from '../../platform/lists'

export async function findAreas({ query }: Database): Promise<CallAnswer<'Area/GetAll'>> {
  return byTitle(await query.selectFrom('areas').selectAll().execute())
}

export async function findProvinces({ query }: Database): Promise<CallAnswer<'Province/GetAll'>> {
  const rows = await query.selectFrom('provinces').select(['id', 'title', 'areaId', 'formerTitles']).execute()
  return byTitle(rows).map(({ formerTitles, ...row }) => (formerTitles.length > 0 ? { ...row, formerTitles } : row))
}

export async function findDistricts(
  { query }: Database,
  provinceId: number,
): Promise<CallAnswer<'District/GetByProvinceId'>> {
  const rows = query.selectFrom('districts').select(['id', 'title', 'provinceId', 'legacy'])
  return byTitle(await rows.where('provinceId', '=', provinceId).execute())
}

/** Wards of a province, or those mostly within a former district. */
export async function findWards(
  { query }: Database,
  within: { readonly provinceId: number } | { readonly districtId: number },
): Promise<CallAnswer<'Ward/GetByProvinceId'>> {
  const rows = query.selectFrom('wards').select(['id', 'title', 'provinceId', 'districtId'])
  const narrowed =
    'provinceId' in within
      ? rows.where('provinceId', '=', within.provinceId)
      : rows.where('districtId', '=', within.districtId)
  return byTitle(await narrowed.execute())
}

export async function findOrganizations({ query }: Database): Promise<CallAnswer<'Organization/GetAll'>> {
  return query
    .selectFrom('organizations')
    .select(['id', 'title', 'organizationTypeId', 'provinceId'])
    .orderBy('id')
    .execute()
}

export async function findOrganizationGroups({ query }: Database): Promise<CallAnswer<'OrganizationGroup/GetAll'>> {
  return query.selectFrom('organizationGroups').selectAll().orderBy('id').execute()
}

export async function findOrganizationTypes({ query }: Database): Promise<CallAnswer<'OrganizationType/GetAll'>> {
  return query.selectFrom('organizationTypes').select(['id', 'title', 'organizationGroupId']).orderBy('id').execute()
}

export async function findDepartments({ query }: Database): Promise<CallAnswer<'Department/GetAll'>> {
  return query.selectFrom('departments').select(['id', 'title', 'type', 'organizationTypeId']).orderBy('id').execute()
}

/** By id: the fixed "Khác" (9999) comes last. */
export async function findJobTitles({ query }: Database): Promise<CallAnswer<'JobTitle/GetAll'>> {
  return query.selectFrom('jobTitles').select(['id', 'title', 'isDirector']).orderBy('id').execute()
}

export async function findBabysitterRelationships({
  query,
}: Database): Promise<CallAnswer<'BabysitterRelationship/GetAll'>> {
  return query.selectFrom('babysitterRelationships').selectAll().orderBy('id').execute()
}

export async function findUnitConverts({ query }: Database): Promise<CallAnswer<'UnitConverts'>> {
  return query.selectFrom('unitConverts').select(['id', 'unit', 'materialId', 'grams']).orderBy('id').execute()
}
