import { type CallsOf, type Handlers, publicCached } from '../../platform/calls/handler'
import type { Services } from '../../platform/services'
import {
  findAreas,
  findBabysitterRelationships,
  findDepartments,
  findDistricts,
  findJobTitles,
  findOrganizationGroups,
  findOrganizations,
  findOrganizationTypes,
  findProvinces,
  findUnitConverts,
  findWards,
} from '../store/reference.store'

export type ReferenceCall =
  | CallsOf<'Area' | 'Province' | 'District' | 'Ward'>
  | CallsOf<'Organization' | 'OrganizationGroup' | 'OrganizationType' | 'Department' | 'JobTitle'>
  | CallsOf<'BabysitterRelationship'>
  | 'UnitConverts'

/** Lists that forms and tools choose from. */
export function referenceCalls({ database }: Services): Handlers<ReferenceCall> {
  return {
    'Area/GetAll': publicCached(() => findAreas(database)),
    'Province/GetAll': publicCached(() => findProvinces(database)),
    'District/GetByProvinceId': publicCached(({ query }) => findDistricts(database, query.id)),
    'Ward/GetByDistrictId': publicCached(({ query }) => findWards(database, { districtId: query.id })),
    'Ward/GetByProvinceId': publicCached(({ query }) => findWards(database, { provinceId: query.id })),
    'Organization/GetAll': publicCached(() => findOrganizations(database)),
    'OrganizationGroup/GetAll': publicCached(() => findOrganizationGroups(database)),
    'OrganizationType/GetAll': publicCached(() => findOrganizationTypes(database)),
    'Department/GetAll': publicCached(() => findDepartments(database)),
    'JobTitle/GetAll': publicCached(() => findJobTitles(database)),
    'BabysitterRelationship/GetAll': publicCached(() => findBabysitterRelationships(database)),
    UnitConverts: publicCached(() => findUnitConverts(database)),
  }
}
