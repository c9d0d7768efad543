import { describe, expect, test } from '@jest/globals'
import { spokenName } from 'shared-contracts/nutrition'
import { checkContent } from '../../check-content'
import { contentFolder, contentRoot } from '../../files/content-folder'
import { type Problem, problemText } from '../../files/problem'
import { readDishes, readMaterials, readRecipeRules, readStepSentences } from '../../tables'
import { fixtureFiles, memoryFolder } from '../../testing/fixture-content'
import { readWrittenRecipes } from './read-recipes'
import { recipeWords } from './recipe-words'

const real = contentFolder(contentRoot())
const FILE = 'nutrition/recipes/broken.json'
const good = {
  dishId: 1,
  people: 2,
  prepareMinutes: 15,
  cookMinutes: 10,
  tools: ['chảo sâu lòng'],
  steps: [
    {
      text: 'Thái mỏng {thit_bo_loai1:name} ngang thớ, ướp {thit_bo_loai1} với {nuoc_mam:1/2} và {toi:1/2}.',
      minutes: 15,
    },
    { text: 'Đun nóng {dau_an:1/2}, đảo nhanh thịt đến khi chín, trút ra đĩa.', minutes: 3, heat: 'lớn' },
    {
      text: 'Xào {sup_lo_xanh} với {dau_an:rest} và {toi:rest} đến khi chín tới, nêm {nuoc_mam:rest}.',
      minutes: 5,
      heat: 'lớn',
    },
    { text: 'Trút thịt vào, rắc {hanh_la}, đảo đều rồi tắt bếp.', minutes: 1, heat: 'lớn' },
  ],
  baby: null,
}

const textOf = (recipes: readonly unknown[]) => `[\n${recipes.map((recipe) => JSON.stringify(recipe)).join(',\n')}\n]`

/** Problems of these recipes as the only ones written by hand for the real dishes. */
function problemsWith(recipes: readonly unknown[]): string[] {
  const read = (file: string) => real.read(`nutrition/${file}`) ?? ''
  const materials = readMaterials(read('materials.csv')).rows
  const sentences = readStepSentences(read('steps.json'))
  const rules = readRecipeRules(read('recipe-rules.json'))
  const names = new Map(materials.map((material) => [material.key, spokenName(material, sentences)]))
  const checker = { rules, words: recipeWords(rules, names.values()), nameOf: (key: string) => names.get(key) ?? key }
  const problems: Problem[] = []
  readWrittenRecipes(
    memoryFolder({ [FILE]: textOf(recipes) }),
    readDishes(read('dishes.csv'), materials).rows,
    checker,
    problems,
  )
  return problems.map(problemText)
}

describe('recipes written by hand', () => {
  test('are read when they keep every rule, and named with file, line and rule when they do not', () => {
    const halved = {
      ...good,
      dishId: 2,
      steps: good.steps.map((step) => ({
        ...step,
        text: step.text.replace('sup_lo_xanh', 'sup_lo_trang').replace('{dau_an:rest}', 'hành khô'),
      })),
    }
    expect(problemsWith([good, halved, good, { ...good, dishId: 3, people: 0 }])).toEqual([
      `${FILE}:3 usedOnce: món 2 (Thịt bò xào súp lơ trắng): còn thừa một phần dầu ăn chưa dùng`,
      `${FILE}:3 lacking: món 2 (Thịt bò xào súp lơ trắng), bước 3: nói đến "hành khô" mà món không có`,
      `${FILE}:2 dishId: Món 1 đã có công thức`,
      `${FILE}:5 people: Too small: expected number to be >=1`,
    ])
  })

  test('are part of the check of all content', () => {
    const { problems } = checkContent(memoryFolder({ ...fixtureFiles, [FILE]: textOf([{ ...good, dishId: 999 }]) }))
    expect(problems.map(problemText)).toEqual([`${FILE}:2 dishId: Không có món 999`])
  })
})
