import { describe, expect, test } from '@jest/globals'
import { composeRecipe, type Dish, type RecipeScript, spokenName } from 'shared-contracts/nutrition'
import { contentFolder, contentRoot } from '../../files/content-folder'
import { readHealthRules } from '../../rules/read-health-rules'
import { readDishes, readMaterials, readRecipeRules, readStepSentences } from '../../tables'
import { type RecipeChecker, recipeFaults } from './recipe-checks'
import { recipeWords } from './recipe-words'
import { summaryFaults, summaryPatterns } from './summary-checks'

const folder = contentFolder(contentRoot())
const read = (file: string) => folder.read(`nutrition/${file}`) ?? ''
const materials = readMaterials(read('materials.csv')).rows
const dishes = readDishes(read('dishes.csv'), materials).rows
const sentences = readStepSentences(read('steps.json'))
const rules = readRecipeRules(read('recipe-rules.json'))
const names = new Map(materials.map((material) => [material.key, spokenName(material, sentences)]))
const checker: RecipeChecker = {
  rules,
  words: recipeWords(rules, names.values()),
  nameOf: (key) => names.get(key) ?? key,
}

const dishOf = (title: string): Dish => {
  const dish = dishes.find((each) => each.title === title)
  if (dish === undefined) throw new Error(`no dish ${title}`)
  return dish
}
const composed = (dish: Dish): RecipeScript => {
  const script = composeRecipe(dish, sentences)
  if (script === null) throw new Error(`no recipe for ${dish.title}`)
  return script
}
/** Rules that the composed recipe of a dish breaks once each of its texts is changed. */
function brokenBy(title: string, change: (text: string) => string, by: Partial<RecipeScript> = {}): string[] {
  const dish = dishOf(title)
  const script = composed(dish)
  const steps = script.steps.map((step) => ({ ...step, text: change(step.text) }))
  return [...new Set(recipeFaults(dish, { ...script, steps, ...by }, checker).map(({ rule }) => rule))]
}
const same = (text: string) => text

describe('composed recipes', () => {
  test('are there for every dish, and none breaks a rule', () => {
    expect(dishes.length).toBeGreaterThan(2000)
    const broken = dishes.flatMap((dish) =>
      recipeFaults(dish, composed(dish), checker)
        // A recipe by hand may take another time than the composed one that it stands for.
        .filter(({ rule }) => rule !== 'minutes')
        .map(({ rule, message }) => `${dish.title}: ${rule} ${message}`),
    )
    expect(broken).toEqual([])
  })

  test.each([
    ['Thịt bò xào cần tây', '{dau_an:rest}', 'chảo', 'usedOnce'],
    ['Thịt bò xào cần tây', '{can_tay}', '{can_tay} và {can_tay}', 'usedOnce'],
    ['Thịt bò xào cần tây', '{dau_an:1/2}', 'một nửa dầu', 'halves'],
    ['Thịt bò xào cần tây', '{can_tay}', '{can_tay} và giá đỗ', 'lacking'],
    ['Thịt bò xào cần tây', '{can_tay}', '100 g {can_tay}', 'grams'],
    ['Nem rán', 'Ngâm {mien_dong:name}', 'Rửa {mien_dong:name}', 'soaked'],
    ['Nộm giá đỗ tôm', 'luộc 3 phút cho chín hẳn', 'chần qua nước sôi 1 phút', 'sprouts'],
    ['Xôi đậu đen', 'ngâm nước', 'rửa nước', 'soaked'],
    ['Canh bí đỏ nấu tôm khô', 'Ngâm', 'Rửa', 'soaked'],
    ['Ngao xào mướp', 'Ngâm', 'Rửa', 'sandFree'],
    ['Thịt bò xào măng chua', 'luộc qua nước sôi 5 phút rồi ', '', 'boiledFirst'],
    ['Bún bò rau cải', 'Chần', 'Xếp', 'noodle'],
    ['Trứng rán thịt lợn', 'băm hoặc xay nhỏ', 'cắt miếng vừa ăn', 'minced'],
    ['Bột thịt bò cà rốt', 'xay hoặc băm thật nhuyễn, đánh tơi', 'cắt miếng, rưới', 'babyMeat'],
    ['Bột cá lóc rau ngót', 'bỏ hết xương', 'để ráo', 'babyFish'],
    ['Bột cá chép cà rốt', 'qua rây mắt nhỏ', 'cho nhuyễn', 'sievedFish'],
    ['Cháo thịt lợn bí đỏ', 'lọc bỏ gân và màng', 'gỡ hết xương', 'bones'],
    ['Cháo thịt lợn bí đỏ', 'cắt hạt lựu thật nhỏ', 'cắt miếng to', 'babyPlant'],
    ['Canh bí xanh nấu nấm hương', 'Đun nóng {dau_an}, phi thơm', 'Đun sôi nước với {dau_an},', 'rawOil'],
    ['Ếch xào hành tây', 'chặt miếng vừa ăn', 'thái ngang thớ', 'cut'],
  ])('of %s: "%s" instead of "%s" breaks %s', (title, from, to, rule) => {
    expect(brokenBy(title, same)).toEqual([])
    expect(brokenBy(title, (text) => text.replaceAll(from, to))).toContain(rule)
  })

  test('say how long and how hot they cook, in times that add up', () => {
    const { steps } = composed(dishOf('Thịt bò xào cần tây'))
    const cold = steps.map((step) => ({ ...step, heat: null }))
    expect(brokenBy('Thịt bò xào cần tây', same, { steps: cold })).toContain('heat')
    const timeless = steps.map((step) => ({ ...step, minutes: null }))
    expect(brokenBy('Thịt bò xào cần tây', same, { steps: timeless })).toContain('timed')
    expect(brokenBy('Thịt bò xào cần tây', same, { cookMinutes: 1 })).toContain('cookMinutes')
    expect(brokenBy('Thịt bò xào cần tây', same, { prepareMinutes: 120 })).toContain('minutes')
    const marinated = 'Cá nục nướng giấy bạc'
    expect(brokenBy(marinated, same)).toEqual([])
    expect(brokenBy(marinated, same, { prepareMinutes: 19 })).toContain('waiting')
    const longer = composed(dishOf(marinated)).steps.map((step) => ({ ...step, minutes: (step.minutes ?? 0) + 15 }))
    expect(brokenBy(marinated, same, { steps: longer, cookMinutes: 40 })).toContain('stepMinutes')
    expect(brokenBy('Cơm gạo lứt', same)).toEqual([])
  })

  test('say how a child below 12 months gets its part unseasoned', () => {
    const dish = 'Cháo tôm su su'
    expect(brokenBy(dish, same)).toEqual([])
    expect(brokenBy(dish, same, { baby: null })).toEqual(['infantPart'])
    expect(brokenBy(dish, same, { baby: 'Bé 9–11 tháng: nghiền mịn.' })).toEqual(['infantPart'])
    expect(brokenBy('Thịt bò xào cần tây', same, { baby: null })).toEqual([])
  })

  test('say to children what the dish holds: bones where there are some, and only there', () => {
    const fish = 'Canh cá rô phi nấu măng chua'
    expect(brokenBy(fish, same)).toEqual([])
    expect(brokenBy(fish, same, { baby: 'Phần của trẻ nhỏ: cắt nhỏ.' })).toEqual(['boneNote'])
    expect(brokenBy(fish, same, { baby: null })).toEqual(['boneNote'])
    expect(brokenBy('Trứng rán thịt lợn', same, { baby: 'Phần của trẻ nhỏ: gỡ hết xương.' })).toEqual(['bones'])
    const carp = 'Cá chép kho tiêu'
    expect(brokenBy(carp, same, { baby: null })).toEqual([])
    expect(brokenBy(carp, same, { baby: 'Bé 2–5 tuổi: gỡ hết xương.' })).toEqual(['bonyNote'])
    expect(brokenBy(carp, same, { baby: 'Nhiều xương dăm, để người lớn ăn.' })).toEqual([])
  })

  test('say how what chokes is cut or ground for small children', () => {
    const eggs = 'Trứng cút luộc (bữa phụ)'
    expect(brokenBy(eggs, same)).toEqual([])
    expect(brokenBy(eggs, same, { baby: null })).toEqual(['quailEgg'])
    const nuts = 'Sữa hạt điều'
    expect(brokenBy(nuts, same)).not.toContain('wholeNuts')
    expect(brokenBy(nuts, () => 'Nhặt {hat_dieu:name}.', { baby: null })).toContain('wholeNuts')
  })

  test('name no food and no seasoning that the dish lacks', () => {
    const baby = (text: string) => brokenBy('Bột cá chép cà rốt', same, { baby: text })
    expect(baby('Múc cho bé.')).toEqual([])
    expect(baby('Nêm nước luộc gà.')).toEqual(expect.arrayContaining(['named', 'seasoning']))
    expect(baby('Bé dưới 12 tháng: không nêm.')).toEqual([])
    expect(brokenBy('Bột cá chép cà rốt', (text) => text.replace(/$/u, ' Nêm cho vừa.'))).toContain('seasoning')
  })

  test('know the same bony fish as the rule book', () => {
    const { rules: book } = readHealthRules(folder)
    const check = book.find(({ id }) => id === 'bony-fish-under-5-years')?.check
    const bony = check?.kind === 'without' ? [...(check.materials ?? [])].sort() : []
    expect(bony).toEqual(expect.arrayContaining(['ca_chep', 'ca_tram_co']))
    const about = [...rules.required, ...rules.notes].filter(({ rule }) => ['sievedFish', 'bonyNote'].includes(rule))
    expect(about.map((each) => [...(each.materials ?? [])].sort())).toEqual([bony, bony])
  })

  test('leave nothing raw, and mix nothing where there is one thing', () => {
    const raw = composed(dishOf('Nộm su hào tôm')).steps.filter(({ text }) => !text.startsWith('Luộc'))
    expect(brokenBy('Nộm su hào tôm', same, { steps: raw })).toContain('rawAnimal')
    const uncooked = composed(dishOf('Canh bí đỏ nấu tôm khô')).steps.map((step) => ({
      ...step,
      text: step.text.replace(/\{bi_do[^}]*\}/g, 'rau'),
    }))
    uncooked.push({ text: 'Xếp {bi_do} ra đĩa.', minutes: null, heat: null })
    expect(brokenBy('Canh bí đỏ nấu tôm khô', same, { steps: uncooked })).toContain('cooked')
    const mixed = [{ text: 'Trộn chung tất cả {thit_bo_loai1}.', minutes: null, heat: null }]
    expect(brokenBy('Thịt bò xào cần tây', same, { steps: mixed })).toContain('mixesAll')
  })
})

describe('summaries', () => {
  const faultsOf = (summary: string, title = 'Thịt bò xào cần tây', count = 1) => {
    const dish = { ...dishOf(title), summary }
    const alike = Array.from({ length: count }, (_, index) => ({ ...dish, dishId: index + 1 }))
    const faults = summaryFaults(alike, composed, () => ['giau-dam'], checker, sentences)
    return faults.get(1)?.map(({ message }) => message) ?? []
  }

  test('say nothing that the dish is not', () => {
    expect(faultsOf('Thịt bò xào cần tây, giàu đạm.')).toEqual([])
    expect(faultsOf('Thịt bò xào cần tây, giàu sắt.')).toEqual([expect.stringContaining('giau-sat')])
    expect(faultsOf('Thịt bò xào cần tây, bổ máu.')).toEqual([expect.stringContaining('sức khỏe')])
    expect(faultsOf('Thịt bò xào giá đỗ.')).toEqual(['nói đến "giá đỗ" mà món không có'])
  })

  test('tell of no cooking that the recipe lacks, and of no broth where water alone is boiled', () => {
    expect(faultsOf('Thịt bò hấp với cần tây.')).toEqual(['nói "hấp" mà công thức không làm thế'])
    const fish = 'Bún cá hồi cà chua'
    expect(faultsOf('Nước dùng ngọt từ cá hồi.', fish)).toEqual(['nói "nước dùng" mà công thức không làm thế'])
    expect(faultsOf('Nước dùng ngọt từ chân giò lợn.', 'Bún chân giò')).toEqual([])
  })

  test('speak of those whom the dish is for, and of nothing left out that it holds', () => {
    expect(faultsOf('Hợp bé 6–8 tháng.')).toEqual(['nói "6–8 tháng" mà món không dành cho tuổi ấy'])
    expect(faultsOf('Bé ăn cùng mâm.', 'Cá chép kho tiêu')).toEqual(['nói "bé" mà món không dành cho tuổi ấy'])
    expect(faultsOf('Không đường.', 'Chè đậu đen')).toEqual(['nói "Không đường" mà món có'])
  })

  test('share no pattern, whole or of a clause, with more than 1 % of the bank', () => {
    const often = [expect.stringContaining('hơn 21 món')]
    expect(faultsOf('Thịt bò xào cần tây.', undefined, 21)).toEqual([])
    expect(faultsOf('Thịt bò xào nhanh tay.', undefined, 22)).toEqual(often)
    const tail = (dish: Dish, index: number) => ({
      ...dish,
      dishId: index + 1,
      summary: `${dish.title} ${index}; cả nhà cùng gắp.`,
    })
    const bank = dishes.slice(0, 22).map(tail)
    const faults = summaryFaults(bank, composed, () => [], checker, sentences)
    expect(faults.get(1)?.some(({ message }) => message.includes('cả nhà cùng gắp'))).toBe(true)
    const fewer = summaryFaults(bank.slice(1), composed, () => [], checker, sentences)
    expect(fewer.get(2)?.some(({ message }) => message.includes('cả nhà cùng gắp'))).toBe(false)
  })

  test('hide no pattern behind names, numbers or adjectives', () => {
    const patterns = (title: string, summary: string) =>
      summaryPatterns({ ...dishOf(title), summary }, rules.summaries, sentences)
    const beef = patterns('Thịt bò xào cần tây', 'Cần tây giòn thơm đi cùng thịt bò; xong trong 15 phút.')
    expect(beef).toEqual(patterns('Thịt bò xào hành tây', 'Hành tây ngọt dịu đi cùng thịt bò; xong trong 20 phút.'))
    expect(beef).toContain('· đi cùng ·')
  })
})
