import { describe, expect, test } from '@jest/globals'
import { intakeOfDish, serveDish } from 'shared-contracts/nutrition'
import { contentFolder, contentRoot } from '../files/content-folder'
import { readDishes, readFoodRules, readMaterials } from '../tables'

const folder = contentFolder(contentRoot())
const text = (name: string) => folder.read(`nutrition/${name}`) ?? ''
const dishes = readDishes(text('dishes.csv'), readMaterials(text('materials.csv')).rows).rows
const rules = readFoodRules(text('scales.json'), text('food-groups.json'))

/** What stands on the table for an adult outside pregnancy: cooked weight with its water, and energy. */
function served(title: string) {
  const dish = dishes.find((each) => each.title === title)
  if (dish === undefined) throw new Error(`no dish ${title}`)
  const { amounts } = intakeOfDish(serveDish(dish, 2, 1, rules), rules)
  return { grams: amounts.amount.value, kcal: amounts.energy.value }
}

describe('served weights', () => {
  // Bounds are what a bowl, plate or cup of the dish weighs at home, not what the code gives.
  test.each([
    ['Phở bò', 500, 650],
    ['Bún riêu cua', 520, 700],
    ['Phở xào bò', 230, 320],
    ['Phở trộn', 200, 320],
    ['Mì xào bò rau cải', 180, 320],
    ['Miến xào tôm thịt', 180, 320],
    ['Miến lươn trộn', 200, 330],
    ['Bún chả', 240, 360],
    ['Bún đậu', 270, 380],
    ['Bún thịt nướng', 250, 360],
    ['Mì Quảng gà', 300, 450],
    ['Nui xào bò', 160, 300],
    ['Chè đậu xanh', 180, 260],
    ['Chè đậu đen', 180, 260],
    ['Tào phớ', 160, 220],
    ['Bánh flan', 100, 150],
    ['Sữa bột pha', 180, 240],
    ['Sữa ngô', 200, 280],
    ['Sữa đậu nành không đường', 200, 250],
    ['Sữa tươi không đường', 180, 220],
    ['Bánh cuốn thịt mộc nhĩ', 170, 270],
    ['Nước rau má', 180, 260],
    ['Cơm trắng', 180, 220],
    ['Cháo thịt bò cà rốt', 300, 480],
    ['Canh chua cá lóc nấu dứa', 250, 420],
    ['Thịt lợn kho trứng', 70, 170],
  ])('%s weighs %d–%d g', (title, least, most) => {
    const { grams } = served(title)
    expect(grams).toBeGreaterThanOrEqual(least)
    expect(grams).toBeLessThanOrEqual(most)
  })

  test('have an energy density that such a dish can have, kcal in a gram', () => {
    const bounds: Readonly<Record<string, readonly [number, number]>> = {
      noodleBreakfast: [0.3, 2.6],
      dryBreakfast: [0.7, 4],
      sweetSoup: [0.25, 2.2],
      milk: [0.25, 3.6],
      porridge: [0.3, 1.2],
      soup: [0.05, 1.1],
      sourSoup: [0.1, 1],
      rice: [1, 2],
    }
    const wrong = dishes.flatMap(({ title, family }) => {
      const [least, most] = bounds[family] ?? [0, 9]
      const { grams, kcal } = served(title)
      const density = kcal / grams
      return density < least || density > most ? [`${title}: ${density.toFixed(2)}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('add no broth to noodles that are fried, mixed, grilled or dipped', () => {
    const dry = dishes.filter(({ family, method }) => family === 'noodleBreakfast' && method !== 'nấu nước')
    expect(dry.length).toBeGreaterThanOrEqual(16)
    expect(dry.filter((dish) => serveDish(dish, 2, 1, rules).addedWaterG > 0).map(({ title }) => title)).toEqual([])
  })
})
