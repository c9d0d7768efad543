import { describe, expect, test } from '@jest/globals'
import { realMenuSnapshot } from '../testing/prepared'

const { planning, facts } = realMenuSnapshot()
const { dishes, materialUses } = planning
const titled = (title: string) => dishes.find((dish) => dish.title === title)
const idOf = (key: string) => facts.materials.find((material) => material.key === key)?.materialId ?? 0

describe('habits of Vietnamese kitchens', () => {
  test.each([
    ['Thịt lợn kho trứng', 'weekly'],
    ['Cá lóc kho tiêu', 'weekly'],
    ['Canh chua cá lóc nấu dứa', 'weekly'],
    ['Rau muống luộc', 'weekly'],
    ['Đậu phụ sốt cà chua', 'weekly'],
    ['Trứng rán hành lá', 'weekly'],
    ['Phở bò', 'weekly'],
    ['Xôi xéo', 'weekly'],
    ['Cơm trắng', 'weekly'],
    ['Cháo thịt bò cà rốt', 'weekly'],
    ['Gà hầm hạt sen', 'sometimes'],
    ['Cơm gạo lứt', 'sometimes'],
    ['Mực xào su hào', 'seldom'],
    ['Cháo hàu rau răm', 'seldom'],
    ['Thịt bò xào măng tây', 'seldom'],
  ] as const)('%s is cooked %s', (title, habit) => {
    expect(titled(title)?.habit).toBe(habit)
  })

  test.each([
    ['gao_te', 'everyday'],
    ['rau_muong', 'everyday'],
    ['trung_ga', 'everyday'],
    ['luon', 'sometimes'],
    ['ca_hoi', 'sometimes'],
    ['oc', 'rare'],
    ['ngai_cuu', 'rare'],
    ['mang_tay', 'rare'],
  ] as const)('%s is bought %s', (key, use) => {
    expect(materialUses[idOf(key)]).toBe(use)
  })

  test('tells a use of every material, and gives no dish of a rare one as usual', () => {
    expect(Object.keys(materialUses)).toHaveLength(facts.materials.length)
    const usual = dishes.filter(
      ({ habit, ingredients }) =>
        habit !== 'seldom' && ingredients.some(({ materialId }) => materialUses[materialId] === 'rare'),
    )
    expect(usual.map(({ title }) => title)).toEqual([])
  })

  test('leaves enough dishes of the week for each place of a meal', () => {
    const weekly = dishes.filter(({ habit }) => habit === 'weekly')
    const count = (fits: (dish: (typeof dishes)[number]) => boolean) => weekly.filter(fits).length
    expect(count(({ tags }) => tags.includes('kho-rim'))).toBeGreaterThanOrEqual(25)
    expect(count(({ tags }) => tags.includes('canh-chua'))).toBeGreaterThanOrEqual(8)
    expect(count(({ tags }) => tags.includes('bun-pho-nuoc'))).toBeGreaterThanOrEqual(20)
    expect(count(({ role }) => role === 'soup')).toBeGreaterThanOrEqual(40)
    expect(count(({ role }) => role === 'vegetable')).toBeGreaterThanOrEqual(35)
    expect(count(({ role }) => role === 'fruit')).toBeGreaterThanOrEqual(10)
    expect(weekly.length / dishes.length).toBeLessThan(0.3)
  })

  test.each([
    ['Tôm rim mặn ngọt', 'kho-rim'],
    ['Canh sấu thịt băm', 'canh-chua'],
    ['Bún riêu cua', 'bun-pho-nuoc'],
    ['Chè đậu xanh', 'che'],
    ['Sữa chua có đường', 'co-sua'],
    ['Gan gà xào mướp', 'noi-tang'],
  ])('%s is of the kind %s', (title, tag) => {
    expect(titled(title)?.tags).toContain(tag)
  })

  test.each([
    ['Phở xào bò', 'bun-pho-nuoc'],
    ['Canh trứng cà chua', 'canh-chua'],
    ['Thịt rang cháy cạnh', 'kho-rim'],
    ['Sữa đậu nành có đường', 'co-sua'],
  ])('%s is not of the kind %s', (title, tag) => {
    expect(titled(title)?.tags).not.toContain(tag)
  })
})
