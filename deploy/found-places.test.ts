import { expect, test } from '@jest/globals'
import { realRows } from 'content/testing/prepared'
import { fold } from 'shared-contracts/text'
import { provinceOptions, searchPlaces, wardOptions } from 'shared-ui/places'

/** The choices of the form, made of the content as the API answers with it. */
const provinces = provinceOptions(
  realRows.provinces.map(({ area_id, former_titles, ...row }) => ({
    ...row,
    areaId: area_id,
    formerTitles: [...former_titles],
  })),
)
const wardsOf = new Map(
  realRows.provinces.map(({ id }) => [
    id,
    wardOptions(
      ofProvince(realRows.wards, id).map(({ province_id, district_id, ...row }) => ({
        ...{ ...row, provinceId: province_id },
        districtId: district_id,
      })),
      ofProvince(realRows.districts, id).map(({ province_id, ...row }) => ({ ...row, provinceId: province_id })),
    ),
  ]),
)

function ofProvince<T extends { readonly province_id: number }>(rows: readonly T[], id: number): readonly T[] {
  return rows.filter(({ province_id }) => province_id === id)
}

const withoutKind = (title: string) => title.replace(/^(?:Phường|Xã|Đặc khu|Tỉnh|Thành phố|Quận|Huyện|Thị xã) /, '')
const isAhead = (place: number, limit: number) => place >= 0 && place < limit

test('each of the 3 321 wards is found in its province by its name, with accents as the first, without as one of the first two', () => {
  const tried = [...wardsOf.values()].flatMap((wards) =>
    wards.map(({ value, label }) => {
      const name = withoutKind(label)
      const placeOf = (typed: string) => searchPlaces(wards, typed).findIndex((option) => option.value === value)
      return { label, fits: isAhead(placeOf(fold(name)), 2), first: isAhead(placeOf(label), 1) }
    }),
  )
  expect(tried).toHaveLength(3321)
  expect(tried.filter(({ fits, first }) => !(fits && first))).toEqual([])
})

test('wards whose former district is known are found by it', () => {
  const known = [...wardsOf.values()].flatMap((wards) =>
    wards.flatMap(({ value, formerly = [] }) => formerly.map((district) => ({ wards, value, district }))),
  )
  expect(known).toHaveLength(173)
  const missed = known.filter(({ wards, value, district }) =>
    [district, fold(withoutKind(district))].some((typed) => searchPlaces(wards, typed).every((o) => o.value !== value)),
  )
  expect(missed).toEqual([])
})

test('each province is the first that is found by its name and by those of its parts', () => {
  const names = provinces.flatMap(({ value, label, formerly = [] }) =>
    [label, ...formerly].flatMap((name) =>
      [name, fold(name), withoutKind(name), fold(withoutKind(name))].map((typed) => ({ value, typed })),
    ),
  )
  expect(names).toHaveLength((34 + 32) * 4)
  expect(names.filter(({ value, typed }) => searchPlaces(provinces, typed)[0]?.value !== value)).toEqual([])
})
