import {
  findConsultingStandards,
  findConsultingStandardsWithNeeds,
  findNeeds,
  findObjectTypes,
  findStandards,
} from '../../kitchen/store/standard.store'
import { anyone, type CallsOf, type Handlers } from '../../platform/calls/handler'
import { found } from '../../platform/http/call-failure'
import type { Services } from '../../server/services'
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

type ReferenceCall =
  | CallsOf<'ObjectType' | 'Standard' | 'RecommendedDiet' | 'Area' | 'Province' | 'District' | 'Ward'>
  | CallsOf<'Organization' | 'OrganizationGroup' | 'OrganizationType' | 'Department' | 'JobTitle'>
  | CallsOf<'BabysitterRelationship'>
  | 'UnitConverts'

/** Lists that forms and tools choose from. */
export function referenceCalls({ database }: Services): Handlers<ReferenceCall> {
  return {
    'ObjectType/GetAll': anyone(() => findObjectTypes(database)),
    'Standard/GetAllStandard': anyone(() => findStandards(database)),
    'Standard/GetAllStandardForNutritionConsulting': anyone(() => findConsultingStandards(database)),
    'Standard/GetAllStandardForNutritionConsultingByObjectTypeId': anyone(({ query }) =>
      findConsultingStandardsWithNeeds(database, query.objectTypeId),
    ),
    'RecommendedDiet/GetRecommendedDietByObjectTypeId': anyone(async ({ query }) => {
      const needs = await findNeeds(database, query.objectTypeId)
      return found(needs.length > 0 ? needs : null, 'object_type_does_not_exist')
    }),
    'Area/GetAll': anyone(() => findAreas(database)),
    'Province/GetAll': anyone(() => findProvinces(database)),
    'District/GetByProvinceId': anyone(({ query }) => findDistricts(database, query.id)),
    'Ward/GetByDistrictId': anyone(({ query }) => findWards(database, { districtId: query.id })),
    'Ward/GetByProvinceId': anyone(({ query }) => findWards(database, { provinceId: query.id })),
    'Organization/GetAll': anyone(() => findOrganizations(database)),
    'OrganizationGroup/GetAll': anyone(() => findOrganizationGroups(database)),
    'OrganizationType/GetAll': anyone(() => findOrganizationTypes(database)),
    'Department/GetAll': anyone(() => findDepartments(database)),
    'JobTitle/GetAll': anyone(() => findJobTitles(database)),
    'BabysitterRelationship/GetAll': anyone(() => findBabysitterRelationships(database)),
    UnitConverts: anyone(() => findUnitConverts(database)),
  }
}
