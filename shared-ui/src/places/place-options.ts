import type { CallAnswer } from 'shared-contracts/calls'
import type { PlaceOption } from './search-places'

/** The provinces, found by those too that became a part of them. */
export function provinceOptions(provinces: CallAnswer<'Province/GetAll'> = []): readonly PlaceOption[] {
  return provinces.map(({ id, title, formerTitles }) => ({ value: id, label: title, formerly: formerTitles }))
}

/** The wards of a province, found by the former district too that most of a ward was in, where it is known. */
export function wardOptions(
  wards: CallAnswer<'Ward/GetByProvinceId'>,
  districts: CallAnswer<'District/GetByProvinceId'>,
): readonly PlaceOption[] {
  const titleOf = new Map(districts.map(({ id, title }) => [id, title]))
  return wards.map(({ id, title, districtId }) => {
    const district = districtId === null ? undefined : titleOf.get(districtId)
    return { value: id, label: title, formerly: district === undefined ? undefined : [district] }
  })
}
