import { describe, expect, test } from '@jest/globals'
import { checkContent } from '../../check-content'
import { contentFolder, contentRoot } from '../../files/content-folder'
import { problemText } from '../../files/problem'

const real = contentFolder(contentRoot())
const FILE = 'nutrition/recipes/broken.json'
const good = {
  dishId: 1,
  people: 2,
  prepareMinutes: 10,
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

/** Problems of the real content whose only hand-written recipes are these. */
function problemsWith(recipes: readonly unknown[]): string[] {
  const text = `[\n${recipes.map((recipe) => JSON.stringify(recipe)).join(',\n')}\n]`
  const folder = {
    read: (file: string) => (file === FILE ? text : real.read(file)),
    list: (path: string, ending: string) => (path === 'nutrition/recipes' ? [FILE] : real.list(path, ending)),
  }
  return checkContent(folder)
    .problems.map(problemText)
    .filter((problem) => problem.startsWith(FILE))
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
})
