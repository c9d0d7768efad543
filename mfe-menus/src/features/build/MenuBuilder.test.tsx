import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { act } from 'react'
import type { CallName } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { allergenWords } from 'shared-contracts/nutrition'
import type { Session } from 'shared-frame/remotes'
import {
  click,
  createShellMock,
  type MountedView,
  mountInShell,
  press,
  type ShellMock,
  signedInSession,
  typeText,
  withVisitorData,
} from 'shared-frame/testing'
import { smallBank, smallFacts } from '../../testing/small-bank'
import { builderTexts } from '../../texts/builder'
import MenuBuilder from './MenuBuilder'
import { type ChosenDish, emptyDraft } from './rules/draft'
import { keptDrafts } from './rules/kept/kept-drafts'

interface Sent {
  readonly query?: { readonly ids?: string }
  readonly body?: Readonly<Record<string, unknown>>
  readonly signal?: AbortSignal
}

const signedIn = signedInSession({ id: 1, userType: 0, objectTypeId: 2 })
const answers: Partial<Record<CallName, (sent: Sent) => unknown>> = {}
const sent: { name: CallName; body: Sent['body'] }[] = []
let view: MountedView

/** What was scrolled into view, and how. jsdom has no layout: what is asked of it is all that can be seen. It answers with a promise, as newer browsers do. */
const shown: string[] = []
Element.prototype.scrollIntoView = async function (options) {
  shown.push(`${this.textContent?.slice(0, 5)} ${JSON.stringify(options)}`)
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  sent.length = 0
  Object.assign(answers, {
    'Menu/GetFoodFacts': () => smallFacts,
    'Dish/GetForBuildMenu': ({ query }: Sent) =>
      smallBank.filter(({ dishId }) => query?.ids?.split(',').includes(String(dishId))),
    'Dish/Search': () => ({ items: smallBank, totalCount: 2 }),
    'Menu/ChangeDish': () => [
      {
        dish: { ...smallBank[1], portion: 1, grams: 150, energy: 308 },
        dayNutrition: { 1: { value: 308, missing: 0 } },
      },
    ],
    'BuildMenu/BuildMenu': () => ({
      days: [
        {
          dayCode: 'N1',
          meals: [{ mealCode: 2, dishes: [{ dishId: 11, title: '', portion: 1, materials: [], nutrition: {} }] }],
          nutrition: {},
          standards: [],
        },
      ],
      unmet: [{ standardId: 57, dayCode: 'N1', reason: 'Vì sao' }],
    }),
    'Favorite/GetFavoriteIds': () => ({ dishIds: [11], articleIds: [] }),
  })
})
afterEach(() => view.unmount())

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 10)))

async function show(session: Session = { state: 'anonymous' }): Promise<ShellMock> {
  const call = async (name: CallName, input: Sent = {}) => {
    sent.push({ name, body: input.body })
    const answer = answers[name]
    if (!answer) throw new ApiError(name, 0, 'Không kết nối được với máy chủ.')
    return answer(input)
  }
  // The answers above are those of the calls; nothing here proves it to the compiler.
  const shell: ShellMock = withVisitorData({ ...createShellMock(session), api: { call: call as never } })
  view = await mountInShell(shell, <MenuBuilder objectTypeId={2} keptAs="menus.test" />)
  await settle()
  return shell
}

async function push(name: string): Promise<void> {
  await click(view.button(name))
  await settle()
}

const energy = () => view.find('#tong-ca-ngay').textContent

async function addRice(): Promise<void> {
  await push(builderTexts.addDish('Bữa trưa'))
  await push(builderTexts.pick('Cơm trắng'))
}

describe('building a menu', () => {
  test('adds a dish to a meal, keeps it, and sums the day up at once', async () => {
    await show()
    await addRice()
    expect(energy()).toContain('344 kcal')
    expect(view.text()).toContain('Canxi: 30 mg, còn thiếu')
    expect(document.activeElement?.textContent).toBe(builderTexts.addDish('Bữa trưa'))
    expect(keptDrafts.read('anyone', 'menus.test.2')?.value.days[0]?.[0]).toMatchObject({
      dishId: 10,
      locked: true,
    })
  })

  test('tells in words which limit the chosen dishes break, and stops when they no longer do', async () => {
    await show()
    for (const meal of ['Bữa trưa', 'Bữa tối']) {
      await push(builderTexts.addDish(meal))
      await push(builderTexts.pick('Cơm cá hồi'))
      expect(view.text().includes('Cá mỗi ngày không quá một lần.')).toBe(meal === 'Bữa tối')
    }
    expect(view.text()).toContain(
      `${builderTexts.limits(1)}Đã có 2 món trong một ngày (nhiều nhất 1): Cơm cá hồi, Cơm cá hồi.`,
    )
    await click(view.find('[aria-expanded=false]'))
    await push(builderTexts.remove('Cơm cá hồi'))
    expect(view.text()).not.toContain('Cá mỗi ngày không quá một lần.')
  })

  test('asks for replacements with the other days of the week', async () => {
    const fish: ChosenDish = { mealCode: 2, dishId: 11, portion: 1, locked: true }
    const days = [[{ ...fish, dishId: 10 }], [fish]]
    keptDrafts.keep('anyone', 'menus.test.2', { ...emptyDraft(2), days })
    await show()
    await click(view.find('[aria-expanded=false]'))
    await push(builderTexts.change('Cơm trắng'))
    expect(sent.at(-1)?.body).toMatchObject({
      otherDays: [{ meals: [{ mealCode: 2, dishes: [{ dishId: 11, portion: 1 }] }] }],
    })
  })

  test('changes portions by keyboard-sized steps', async () => {
    await show()
    await addRice()
    await click(view.find('[aria-expanded=false]'))
    await push(builderTexts.more('Cơm trắng'))
    expect(energy()).toContain('430 kcal')
  })

  test('changes a dish for one that the server ranks', async () => {
    await show()
    await addRice()
    await click(view.find('[aria-expanded=false]'))
    await push(builderTexts.change('Cơm trắng'))
    expect(sent.at(-1)).toMatchObject({ name: 'Menu/ChangeDish', body: { mealCode: 2, dishId: 10 } })
    await push(builderTexts.take('Cơm cá hồi', 1, 1))
    expect(energy()).toContain('308 kcal')
  })

  test('changes a material at equal energy, then takes the grams that are typed and says what it can not take', async () => {
    await show()
    await addRice()
    await click(view.find('[aria-expanded=false]'))
    await push(builderTexts.changeMaterials('Cơm trắng'))
    const select = view.find<HTMLSelectElement>('select')
    await act(async () => {
      select.value = '3'
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
    const grams = view.find<HTMLInputElement>('input[inputmode=decimal]')
    expect([grams.value, energy()?.includes('344 kcal')]).toEqual(['200', true])
    await typeText(grams, '100', { replace: true })
    expect(energy()).toContain('172 kcal')
    await typeText(grams, '9999', { replace: true })
    expect(view.find('[role=alert]').textContent).toBe(builderTexts.wrongGrams(2000))
    expect(grams.value).toBe('9999')
    expect(energy()).not.toContain('9.999')
    await push(builderTexts.materialsAsBefore)
    expect(energy()).toContain('344 kcal')
  })

  test('shows what a press has opened whole, puts the focus on its heading and gives it back on closing', async () => {
    await show()
    await addRice()
    await click(view.find('[aria-expanded=false]'))
    shown.length = 0
    await push(builderTexts.change('Cơm trắng'))
    const heading = builderTexts.replacementsFor('Cơm trắng')
    expect(document.activeElement?.textContent).toBe(heading)
    expect(document.activeElement?.tagName).toBe('H3')
    // When it opens, and again when the dishes have arrived in it.
    expect(shown).toEqual(Array(2).fill(`${heading.slice(0, 5)} {"block":"nearest"}`))
    await push(builderTexts.closePanel(heading))
    expect(document.activeElement).toBe(view.button(builderTexts.change('Cơm trắng')))

    await push(builderTexts.changeMaterials('Cơm trắng'))
    expect(document.activeElement?.textContent).toBe(builderTexts.materialsOf('Cơm trắng'))
    await press(view.find('h3[tabindex]'), 'Escape')
    expect(document.activeElement).toBe(view.button(builderTexts.changeMaterials('Cơm trắng')))
    expect(view.find('[aria-expanded=true]').textContent).toContain('Cơm trắng')
  })

  test('tells typed grams as a cook measures them, by units that are asked for once', async () => {
    answers.UnitConverts = () => [
      { id: 1, unit: 'bát con', materialId: 1, grams: 100 },
      { id: 2, unit: 'lạng', materialId: 1, grams: 100 },
      { id: 3, unit: 'g', materialId: null, grams: 1 },
    ]
    await show()
    await addRice()
    await click(view.find('[aria-expanded=false]'))
    for (const _ of [1, 2]) {
      await push(builderTexts.changeMaterials('Cơm trắng'))
      expect(view.text()).toContain(builderTexts.measure('1 bát con'))
      await push(builderTexts.changeMaterials('Cơm trắng'))
    }
    expect(sent.filter(({ name }) => name === 'UnitConverts')).toHaveLength(1)
    delete answers.UnitConverts
  })

  test('replacements that do not come say so, lose nothing and come when asked again', async () => {
    const answer = answers['Menu/ChangeDish']
    delete answers['Menu/ChangeDish']
    await show()
    await addRice()
    await click(view.find('[aria-expanded=false]'))
    await push(builderTexts.change('Cơm trắng'))
    expect(view.text()).toContain('Chưa tải được nội dung này')
    expect(energy()).toContain('344 kcal')
    answers['Menu/ChangeDish'] = answer
    await push('Thử lại')
    await push(builderTexts.take('Cơm cá hồi', 1, 1))
    expect(energy()).toContain('308 kcal')
  })

  test('closes the search with Escape and goes back to where it was opened', async () => {
    await show()
    await push(builderTexts.addDish('Bữa trưa'))
    await press(view.find('input[type=search]'), 'Escape')
    expect(document.querySelector('input[type=search]')).toBeNull()
    expect(document.activeElement?.textContent).toBe(builderTexts.addDish('Bữa trưa'))
  })
})

describe('suggestions', () => {
  test('are built round what is kept, without what is avoided, and bring their reasons', async () => {
    await show()
    await addRice()
    await click(view.find('input[type=checkbox]'))
    await push(builderTexts.completeDay)
    const { body } = sent.find(({ name }) => name === 'BuildMenu/BuildMenu') ?? {}
    expect(body).toMatchObject({ days: 1, includeDishIds: [10], excludeMaterialIds: [], likedDishIds: [], seed: 1 })
    expect(view.text()).toContain('Vì sao')
    await push(builderTexts.undo)
    expect(energy()).toContain('344 kcal')
  })

  test('leave breast milk out, and put it back, as the family says which milk the child has', async () => {
    const [rice] = smallFacts.materials
    const breastMilk = { ...rice, materialId: 9, key: 'sua_me', title: 'Sữa mẹ', objectTypeIds: [2] }
    answers['Menu/GetFoodFacts'] = () => ({ ...smallFacts, materials: [...smallFacts.materials, breastMilk] })
    await show()
    const choose = async (label: string, suggest: string) => {
      const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
      await click(found?.querySelector('input') ?? view.find('nothing'))
      await push(suggest)
      return sent.findLast(({ name }) => name === 'BuildMenu/BuildMenu')?.body
    }
    expect(await choose(builderTexts.milk.other, builderTexts.wholeDay)).toMatchObject({ excludeMaterialIds: [9] })
    expect(view.text()).not.toContain(builderTexts.excluded('Sữa mẹ'))
    expect(await choose(builderTexts.milk.breast, builderTexts.completeDay)).toMatchObject({ excludeMaterialIds: [] })
  })

  test('ask nobody else which milk they have', async () => {
    await show()
    expect(view.text()).not.toContain(builderTexts.milk.question)
  })

  test('use favourites, and avoid every material with an allergen', async () => {
    await show(signedIn)
    const fish = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === allergenWords.fish)
    await click(fish?.querySelector('input') ?? view.find('nothing'))
    await push(builderTexts.wholeDay)
    const { body } = sent.find(({ name }) => name === 'BuildMenu/BuildMenu') ?? {}
    expect(body).toMatchObject({ excludeMaterialIds: [2], likedDishIds: [11] })
    expect(view.text()).toContain(builderTexts.hasUnwanted('cá hồi'))
  })

  test('that fail leave everything as it is and can be asked for again', async () => {
    const answer = answers['BuildMenu/BuildMenu']
    delete answers['BuildMenu/BuildMenu']
    await show()
    await addRice()
    await push(builderTexts.completeDay)
    expect(view.text()).toContain(builderTexts.failed)
    expect(energy()).toContain('344 kcal')
    answers['BuildMenu/BuildMenu'] = answer
    await push(builderTexts.completeDay)
    expect(view.text()).not.toContain(builderTexts.failed)
  })

  test('that are refused say why in the words of the server', async () => {
    answers['BuildMenu/BuildMenu'] = () => {
      throw new ApiError('BuildMenu/BuildMenu', 422, 'Món “Cơm trắng” vừa được chọn vừa bị loại.')
    }
    await show()
    await addRice()
    await push(builderTexts.completeDay)
    expect(view.text()).toContain('vừa được chọn vừa bị loại')
  })

  test('can be stopped: the call is cancelled and nothing changes', async () => {
    let signal: AbortSignal | undefined
    answers['BuildMenu/BuildMenu'] = (input) => {
      signal = input.signal
      return new Promise((_, reject) => input.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
    }
    await show()
    await addRice()
    await push(builderTexts.completeDay)
    expect(view.text()).toContain(builderTexts.searching)
    await push(builderTexts.stop)
    expect(signal?.aborted).toBe(true)
    expect(view.text()).not.toContain(builderTexts.failed)
    expect(energy()).toContain('344 kcal')
  })
})

describe('the shopping list', () => {
  const addDay = 'Thêm cả ngày vào danh sách đi chợ: Thực đơn tự tạo: Mẹ mang thai 3 tháng giữa'

  test('gets the drafted day, and says so', async () => {
    const shell = await show(signedIn)
    await addRice()
    answers['UserCart/AddNewMenuCart'] = () => ({ id: 1, numberOfCarts: 1 })
    await push(addDay)
    delete answers['UserCart/AddNewMenuCart']
    expect(sent.filter(({ name }) => name === 'UserCart/AddNewMenuCart').map(({ body }) => body)).toEqual([
      {
        objectTypeId: 2,
        title: 'Thực đơn tự tạo: Mẹ mang thai 3 tháng giữa',
        meals: [{ mealCode: 2, dishes: [{ dishId: 10, portion: 1 }] }],
        eaters: 1,
      },
    ])
    expect(shell.calls.at(-1)?.slice(0, 3)).toEqual([
      'notify',
      'Đã thêm “Thực đơn tự tạo: Mẹ mang thai 3 tháng giữa” vào danh sách đi chợ',
      'success',
    ])
    expect(view.button('Đã thêm · Hoàn tác: Thực đơn tự tạo: Mẹ mang thai 3 tháng giữa')).toBeTruthy()
  })
})

test('says which ingredient it does not know, and keeps what was typed', async () => {
  await show()
  const field = view.find<HTMLInputElement>('input[list]')
  await typeText(field, 'thịt rồng')
  await push(builderTexts.excludeAdd)
  expect(view.text()).toContain(builderTexts.excludeUnknown('thịt rồng'))
  expect(field.value).toBe('thịt rồng')
  await typeText(field, 'ca hoi', { replace: true })
  await push(builderTexts.excludeAdd)
  expect(view.button(builderTexts.excluded('Cá hồi'))).toBeTruthy()
})
