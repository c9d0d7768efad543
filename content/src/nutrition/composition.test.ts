import { describe, expect, test } from '@jest/globals'
import { CELL_SOURCES, type Material, type Nutrient } from 'shared-contracts/nutrition'
import { contentFolder, contentRoot } from '../files/content-folder'
import { readMaterials } from '../tables'
import { realMenuSnapshot } from '../testing/prepared'
import { compositionProblems } from './composition'

const materials = readMaterials(contentFolder(contentRoot()).read('nutrition/materials.csv') ?? '').rows

function material(key: string): Material {
  const found = materials.find((each) => each.key === key)
  if (found === undefined) throw new Error(`no material ${key}`)
  return found
}

/** The row of a real material with other cells, written as in the file. */
function withCells(key: string, cells: Partial<Record<Nutrient, string>>, energyDiffers?: boolean): Material {
  const row = material(key)
  const written = Object.entries(cells)
  const sourceOf = (cell: string) => CELL_SOURCES.find((source) => cell.endsWith(source)) ?? null
  return {
    ...row,
    energyDiffers: energyDiffers ?? row.energyDiffers,
    nutrients: {
      ...row.nutrients,
      ...Object.fromEntries(
        written.map(([nutrient, cell]) => [nutrient, cell === '' ? null : Number.parseFloat(cell)]),
      ),
    },
    sources: { ...row.sources, ...Object.fromEntries(written.map(([nutrient, cell]) => [nutrient, sourceOf(cell)])) },
  }
}

describe('the composition of a food', () => {
  test('contradicts itself in no row of the table', () => {
    expect(materials.flatMap((row) => compositionProblems(row).map(({ message }) => `${row.key}: ${message}`))).toEqual(
      [],
    )
    expect(materials.length).toBeGreaterThan(300)
  })

  test.each<[string, string, Partial<Record<Nutrient, string>>, Nutrient, string]>([
    ['more sugar than carbohydrate', 'dua_hau', { sugarG: '6.2V' }, 'sugarG', 'đường 6,2 g, nhiều hơn glucid 2,3 g'],
    [
      'more sugar and fibre than carbohydrate that counts the fibre',
      'dau_bap',
      { sugarG: '5U' },
      'sugarG',
      'đường và chất xơ 8,2 g, nhiều hơn glucid 7,45 g',
    ],
    [
      'more fatty acids than fat',
      'thit_vit',
      { saturatedFatG: '13.22V', monounsaturatedFatG: '18.69V', polyunsaturatedFatG: '5.08V' },
      'saturatedFatG',
      'ba nhóm acid béo cộng lại 36,99 g, nhiều hơn lipid 21,8 g',
    ],
    [
      'sugars of another table than its carbohydrate, however few',
      'dua_hau',
      { sugarG: '0.5U' },
      'sugarG',
      'đường lấy của bảng U trong khi glucid của bảng V',
    ],
    [
      'fatty acids of another table than its fat, a dash of which is a figure too',
      'bun',
      { monounsaturatedFatG: '0U' },
      'monounsaturatedFatG',
      'acid béo không no một nối đôi lấy của bảng U trong khi lipid của bảng V',
    ],
    ['water of another table than its dry matter', 'ca_hoi', { waterG: '71.6U' }, 'waterG', 'nước lấy của bảng U'],
    ['a calculated cell that nothing calculates', 'ca_hoi', { ironMg: '1C' }, 'ironMg', 'chữ C chỉ dùng cho'],
    [
      'less vitamin A than its retinol and carotene',
      'ca_rot',
      { vitaminAUg: '400V' },
      'vitaminAUg',
      'µg RAE, nhiều hơn vitamin A 400',
    ],
    ['energy that its factors do not give', 'gao_te', { energyKcal: '434V' }, 'energyKcal', 'sửa số, hoặc ghi lý do'],
    ['too much water for 100 g', 'thit_lon_nac', { waterG: '80C' }, 'waterG', 'không thành 100 g'],
    ['too little water for 100 g', 'thit_lon_nac', { waterG: '60C' }, 'waterG', 'không thành 100 g'],
    ['water in which the salt has no room', 'nuoc_mam', { waterG: '78C' }, 'waterG', 'muối, không thành 100 g'],
  ])('has not %s', (_, key, cells, nutrient, message) => {
    const problems = compositionProblems(withCells(key, cells)).filter((problem) => problem.nutrient === nutrient)
    expect(problems.map((problem) => problem.message)).toEqual([expect.stringContaining(message)])
  })

  test('needs a reason where energy differs, and none where it does not', () => {
    expect(compositionProblems(withCells('giam', {}))).toEqual([])
    expect(compositionProblems(withCells('giam', {}, false))).toMatchObject([{ nutrient: 'energyKcal' }])
    expect(compositionProblems(withCells('gao_te', {}, true))).toMatchObject([{ nutrient: 'energyKcal' }])
  })

  test('may be 4.5 kcal off below 30 kcal, where rounding counts for more', () => {
    // Glucid 2 and protein 1 g: 12 kcal by factors.
    const leaf = { proteinG: '1V', lipidG: '0V', glucidG: '2V', sugarG: '0C' }
    const energy = (cell: string) =>
      compositionProblems(withCells('rau_muong', { ...leaf, energyKcal: cell })).filter(
        ({ nutrient }) => nutrient === 'energyKcal',
      )
    expect(energy('16.5V')).toEqual([])
    expect(energy('16.6V')).toHaveLength(1)
  })

  test('is rounded to 0.1 g: a part may look larger by half of that', () => {
    const sugar = (cell: string) => compositionProblems(withCells('duong', { glucidG: '99.3V', sugarG: cell }))
    expect(sugar('99.35C')).toEqual([])
    expect(sugar('99.36C')).toMatchObject([{ nutrient: 'sugarG' }])
  })

  test('contradicts nothing where it is not known', () => {
    const unknown = { sugarG: '', saturatedFatG: '', waterG: '', vitaminAUg: '', proteinG: '' }
    expect(compositionProblems(withCells('ca_rot', unknown))).toEqual([])
  })
})

describe('what a food borrows from USDA', () => {
  // Shares and own wholes as printed: [part, whole of the same record of USDA SR, whole of the Vietnamese table].
  test.each([
    ['thit_ba_chi', 'saturatedFatG', 19.33, 53.01, 37.3],
    ['thit_vit', 'saturatedFatG', 13.22, 39.34, 21.8],
    ['ca_hoi', 'saturatedFatG', 3.05, 13.42, 5.3],
    ['dau_phu_ran', 'saturatedFatG', 2.918, 20.18, 6.4],
    ['sua_me', 'saturatedFatG', 2.009, 4.38, 3],
    ['pho_mai', 'saturatedFatG', 19.368, 33.82, 30.9],
    // Too low before: king mackerel of 2 g of fat stood for mackerel of 10.3 g.
    ['ca_thu', 'saturatedFatG', 0.363, 2, 10.3],
    ['bun', 'monounsaturatedFatG', 0.023, 0.2, 0],
    ['cai_xanh', 'monounsaturatedFatG', 0.092, 0.42, 0.2],
    // Sugars by carbohydrate with its fibre, which both tables find by difference.
    ['cam', 'sugarG', 9.35, 11.75, 9.7],
    ['mit', 'sugarG', 19.08, 23.25, 12.3],
    ['hong', 'sugarG', 12.53, 18.59, 8.5],
  ] as const)('%s: %s is %d of %d, of %d g', (key, part, borrowed, whole, own) => {
    expect(material(key).nutrients[part]).toBeCloseTo((borrowed / whole) * own, 2)
    expect(material(key).sources[part]).toBe('C')
  })

  test('is all of its carbohydrate where USDA has nothing but sugars', () => {
    expect(['dua_luoi', 'sua_bo_tuoi', 'sua_chua'].map((key) => material(key).nutrients.sugarG)).toEqual([
      3.6, 4.8, 3.6,
    ])
  })

  test('stays unknown, with the reason, where the food of USDA is another', () => {
    const others = [
      'ngo_tuoi',
      'dau_phu_ran',
      'sua_dau_nanh',
      'can_tay',
      'cu_cai_do',
      'dau_co_ve',
      'chuoi_xanh',
      'ca_hop',
    ]
    expect(others.map((key) => [key, material(key).nutrients.sugarG, material(key).sources.sugarG])).toEqual(
      others.map((key) => [key, null, null]),
    )
    expect(others.filter((key) => !material(key).note.includes('đường để trống'))).toEqual([])
  })

  test('reaches whoever sums it up as unknown, not as zero', () => {
    const corn = realMenuSnapshot().facts.materials.find(({ key }) => key === 'ngo_tuoi')
    expect(corn?.amounts).toContain(null)
    expect(corn?.amounts).toEqual(Object.values(material('ngo_tuoi').nutrients))
  })
})
