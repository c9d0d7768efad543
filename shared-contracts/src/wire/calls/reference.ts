import { addressesOn, publicRead } from './define'

/** Object types, standards and needs, places, organisations, units: lists that change only with the content. */
export const referenceAddresses = addressesOn('api', {
  'ObjectType/GetAll': publicRead(300),
  'Standard/GetAllStandard': publicRead(300),
  'Standard/GetAllStandardForNutritionConsulting': publicRead(300),
  'Standard/GetAllStandardForNutritionConsultingByObjectTypeId': publicRead(300),
  'RecommendedDiet/GetRecommendedDietByObjectTypeId': publicRead(300),
  'Area/GetAll': publicRead(300),
  'Province/GetAll': publicRead(300),
  /** Districts were abolished in 2025: the rows are legacy, and wards hang on provinces too. */
  'District/GetByProvinceId': publicRead(300),
  'Ward/GetByDistrictId': publicRead(300),
  'Ward/GetByProvinceId': publicRead(300),
  'Organization/GetAll': publicRead(300),
  'OrganizationGroup/GetAll': publicRead(300),
  'OrganizationType/GetAll': publicRead(300),
  'Department/GetAll': publicRead(300),
  'JobTitle/GetAll': publicRead(300),
  'BabysitterRelationship/GetAll': publicRead(300),
  UnitConverts: publicRead(300),
})
