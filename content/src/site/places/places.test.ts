import { describe, expect, test } from '@jest/globals'
import { contentFolder, contentRoot } from '../../files/content-folder'
import { problemText } from '../../files/problem'
import { fixtureFiles, memoryFolder } from '../../testing/fixture-content'
import { readPlaceContent } from './place-content'
import { readWards, WARD_FILE } from './read-wards'

describe('the list of wards', () => {
  const places = {
    provinces: [
      { id: 1, title: 'Hà Nội', wardCount: 2 },
      { id: 2, title: 'Huế', wardCount: 0 },
    ],
    districts: [
      { id: 1, provinceId: 1 },
      { id: 9, provinceId: 2 },
    ],
  }
  const read = (...lines: readonly string[]) =>
    readWards(memoryFolder({ [WARD_FILE]: ['id,provinceId,districtId,title', ...lines].join('\n') }), places)
  const BA_DINH = '4,1,1,Phường Ba Đình'

  test('is read with former districts where they are known', () => {
    expect(read(BA_DINH, '97,1,,Đặc khu Hồng Hà')).toEqual({
      rows: [
        { id: 4, title: 'Phường Ba Đình', provinceId: 1, districtId: 1 },
        { id: 97, title: 'Đặc khu Hồng Hà', provinceId: 1, districtId: null },
      ],
      problems: [],
    })
  })

  test.each([
    ['an id twice', '4,1,,Phường Hồng Hà', 'wards.csv:3 id: id 4 đã có ở dòng 2'],
    ['no id', 'x,1,,Phường Hồng Hà', 'wards.csv:3 id: Mã phải là số nguyên dương'],
    [
      'a title twice in a province',
      '5,1,,Phường Ba Đình',
      'wards.csv:3 title: Phường Ba Đình của tỉnh 1 đã có ở dòng 2',
    ],
    ['no kind', '5,1,,Hồng Hà', 'wards.csv:3 title: Hồng Hà phải bắt đầu'],
    ['a kind in small letters', '5,1,,xã Hồng Hà', 'wards.csv:3 title: xã Hồng Hà phải bắt đầu'],
    ['the other place of a tone', '5,1,,Xã Thuỷ An', 'wards.csv:3 title: Xã Thuỷ An: đặt dấu'],
    ['an unknown province', '5,7,,Xã Hòa', 'wards.csv:3 provinceId: Không có tỉnh nào mang id 7'],
    ['a district of another province', '5,1,9,Xã Hòa', 'wards.csv:3 districtId: Tỉnh 1 không có quận, huyện cũ nào'],
    ['too few', '', 'wards.csv: Hà Nội có 1 xã, phường, đặc khu; provinces.json ghi 2'],
    ['too many', '5,2,,Xã Quý Hoàng', 'wards.csv: Huế có 1 xã'],
  ])('%s is named', (_, line, expected) => {
    expect(read(BA_DINH, line).problems.map(problemText).join('\n')).toContain(expected)
  })

  test('an absent file is named', () => {
    expect(readWards(memoryFolder({}), places).problems.map(problemText)).toContain(`${WARD_FILE}: Không có tệp này`)
  })
})

test('a former province leads to one province alone', () => {
  const provinces = JSON.stringify([
    { id: 1, title: 'Hà Nội', areaId: 1, wardCount: 2, formerTitles: ['Hà Tây'] },
    { id: 2, title: 'Huế', areaId: 1, wardCount: 0, formerTitles: ['Hà Tây'] },
  ])
  const { problems } = readPlaceContent(memoryFolder({ ...fixtureFiles, 'site/geography/provinces.json': provinces }))
  expect(problems.map(problemText)).toEqual(['site/geography/provinces.json [1].formerTitles: Hà Tây đã thuộc Hà Nội'])
})

/** Resolution 202/2025/QH15 and the resolutions on the communes of each province: 34 provinces, 3 321 units below them. */
describe('the places of the content', () => {
  const { rows, problems } = readPlaceContent(contentFolder(contentRoot()))

  test('are all of the country, without a problem', () => {
    expect(problems).toEqual([])
    expect([rows.provinces.length, rows.wards.length, new Set(rows.wards.map(({ id }) => id)).size]).toEqual([
      34, 3321, 3321,
    ])
    const kinds = ['Phường ', 'Xã ', 'Đặc khu '].map(
      (kind) => rows.wards.filter(({ title }) => title.startsWith(kind)).length,
    )
    expect(kinds).toEqual([697, 2611, 13])
  })

  test('know the 29 provinces of before 2025 that are parts of others, and three older names', () => {
    const former = rows.provinces.flatMap(({ former_titles }) => former_titles)
    const older = ['Tỉnh Hà Tây', 'Thành phố Sài Gòn', 'Tỉnh Thừa Thiên Huế']
    expect(former.filter((title) => !older.includes(title))).toHaveLength(29)
    const today = (title: string) => rows.provinces.find(({ former_titles }) => former_titles.includes(title))?.title
    expect(['Hà Tây', 'Thái Bình', 'Bình Dương', 'Hà Nam'].map((name) => today(`Tỉnh ${name}`))).toEqual([
      'Thành phố Hà Nội',
      'Tỉnh Hưng Yên',
      'Thành phố Hồ Chí Minh',
      'Tỉnh Ninh Bình',
    ])
  })
})
