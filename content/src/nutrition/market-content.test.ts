import { describe, expect, test } from '@jest/globals'
import { contentFolder, contentRoot } from '../files/content-folder'
import type { Problem } from '../files/problem'
import { readFoodRules, readMaterials } from '../tables'
import { type MarketRules, marketGoods, readMarketRules } from './market-content'
import { readUnits, type UnitRow } from './nutrition-files'

const folder = contentFolder(contentRoot())
const text = (file: string) => folder.read(`nutrition/${file}`) ?? ''
const materials = readMaterials(text('materials.csv')).rows
const { groups } = readFoodRules(text('scales.json'), text('food-groups.json'))
const units = readUnits(text('unit-conversions.csv')).rows
const rules = readMarketRules(text('market.json'))

function goods(changed: Partial<MarketRules> = {}, more: readonly UnitRow[] = []) {
  const problems: Problem[] = []
  const rows = marketGoods({ ...rules, ...changed }, { materials, groups, units: [...units, ...more] }, problems)
  const keyOf = new Map(materials.map(({ materialId, key }) => [materialId, key]))
  return {
    problems: problems.map(({ message }) => message),
    goods: new Map(rows.map((row) => [keyOf.get(row.material_id), row])),
  }
}

describe('the market of the content', () => {
  const { problems, goods: real } = goods()

  test('sells every material but breast milk', () => {
    expect(problems).toEqual([])
    expect(materials.filter(({ key }) => !real.has(key)).map(({ key }) => key)).toEqual(['sua_me', 'sua_be_dung'])
  })

  test.each([
    ['rau_muong', 'Rau, củ, nấm', 'bó'],
    ['khoai_tay', 'Rau, củ, nấm', 'củ'],
    ['hanh_la', 'Rau thơm, hành, tỏi', 'bó'],
    ['trung_ga', 'Trứng, đậu phụ', 'quả'],
    ['dau_phu', 'Trứng, đậu phụ', 'bìa'],
    ['vang_sua', 'Sữa', 'vỉ'],
    ['moc_nhi', 'Gạo, bún, đồ khô', 'gói'],
    ['thit_lon_nac', 'Thịt', null],
    ['ca_chep', 'Cá, tôm, hải sản', null],
    ['bi_do', 'Rau, củ, nấm', null],
    ['nuoc_mam', 'Gia vị, nhà thường có', 'chai'],
  ])('%s stands at "%s" and is sold by %s', (key, stall, unit) => {
    expect(real.get(key)).toMatchObject({ stall, unit })
  })

  test('only condiments are usually at home', () => {
    const home = [...real].filter(([, good]) => good.usually_at_home).map(([, good]) => good.stall)
    expect([...new Set(home)]).toEqual(['Gia vị, nhà thường có'])
  })
})

test('names what leads nowhere, and a material with two units', () => {
  const elsewhere = [...rules.elsewhere, { market: 'Quầy lạ', materials: ['rau_la'] }]
  const more: UnitRow = { material: 'rau_muong', unit: 'mớ', grams: 300, market: 'only' }
  expect(goods({ elsewhere }, [more]).problems).toEqual([
    'Không có nguyên liệu rau_la',
    'Không có quầy "Quầy lạ"',
    'rau_muong có hai đơn vị chợ',
  ])
})
