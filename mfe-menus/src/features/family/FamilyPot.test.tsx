import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { ApiError, type CallInput } from 'shared-contracts/client'
import type { Session } from 'shared-frame/remotes'
import {
  click,
  createFakeApi,
  createShellMock,
  type MountedView,
  mountInShell,
  visitorProfile,
  withVisitorData,
} from 'shared-frame/testing'
import { smallFacts } from '../../testing/small-bank'
import FamilyPot from './FamilyPot'
import { familyTexts } from './family-texts'

type Input = CallInput<'BuildMenu/BuildFamilyMenu'>
type Step = CallAnswer<'BuildMenu/BuildFamilyMenu'>

const running = (progress: number): Step => ({ state: 'running', progress, job: `after ${progress}`, revision: 1 })
const portion = (eater: string, grams: number, handling: string[] = []) => ({ eater, portion: 1, grams, handling })
const done: Step = {
  state: 'done',
  progress: 1,
  revision: 1,
  menu: {
    days: [
      {
        dayCode: 'N1',
        meals: [
          {
            mealCode: 2,
            dishes: [
              {
                dishId: 11,
                title: 'Cá hấp gừng',
                materials: [{ materialId: 2, title: 'Cá hồi', grams: 140 }],
                cookedAt: null,
                alsoFor: [{ dayCode: 'N1', mealCode: 4 }],
                portions: [portion('e1', 100), portion('e2', 40, ['aside'])],
              },
              {
                dishId: 12,
                title: 'Cháo gà',
                materials: [],
                cookedAt: null,
                alsoFor: [],
                portions: [portion('e2', 90)],
              },
            ],
          },
        ],
      },
    ],
    eaters: [
      { key: 'e1', objectTypeId: 2, days: [], unmet: [], apart: [] },
      {
        key: 'e2',
        objectTypeId: 10,
        days: [],
        unmet: [{ standardId: 57, dayCode: 'N1', reason: 'Canxi: được 400 mg, cần ít nhất 600 mg.' }],
        apart: [],
      },
    ],
    handling: [{ id: 'aside', action: 'aside', text: 'Để riêng trước khi nêm.', rules: [] }],
  },
}

let steps: (() => Step | Promise<Step>)[]
const asked: Input[] = []
let view: MountedView
beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  asked.length = 0
  steps = [() => running(0.25), () => done]
})
afterEach(() => view.unmount())

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 10)))

async function show(session: Session = { state: 'anonymous' }) {
  const api = createFakeApi({
    'BuildMenu/BuildFamilyMenu': (input) => {
      asked.push(input)
      const next = steps.shift()
      if (!next) throw new Error('no further step')
      return next()
    },
    'Menu/GetFoodFacts': () => smallFacts,
    'User/UserInfo': () =>
      visitorProfile({
        children: [
          {
            id: 3,
            fullName: 'Na',
            dayOfBirth: '2023-10-01',
            gender: 0,
            fullBirth: { date: 1, month: 10, year: 2023 },
            objectTypeId: 10,
          },
        ],
      }),
  })
  const shell = withVisitorData({ ...createShellMock(session), api })
  view = await mountInShell(shell, <FamilyPot today="2026-11-22" />)
  await settle()
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (each) => each.getAttribute('aria-label') === name || each.textContent?.trim() === name,
  )
  if (!found) throw new Error(`no button ${name} in ${view.text()}`)
  return found
}
async function push(name: string): Promise<void> {
  await click(button(name))
  await settle()
}

async function choose(label: string, value: string): Promise<void> {
  const field = [...document.querySelectorAll('label')].find((each) => each.textContent?.startsWith(label))
  const select = field?.querySelector('select')
  if (!select) throw new Error(`no choice ${label}`)
  await act(async () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

async function addChild(birthDay: string): Promise<void> {
  await choose(familyTexts.kind, 'child')
  const field = view.find<HTMLInputElement>('input[inputmode=numeric]')
  await act(async () => {
    // React watches the element's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, birthDay)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await push(familyTexts.add)
}

async function addMotherAndChild(): Promise<void> {
  await push(familyTexts.add)
  await addChild('01/10/2023')
}

test('searches part by part, and shows the pot, everybody’s portion, what is done with it, and the gaps', async () => {
  await show()
  await addMotherAndChild()
  await push(familyTexts.start)
  expect(asked.map(({ body }) => body?.job)).toEqual([undefined, 'after 0.25'])
  expect(asked[0]?.body?.eaters.map(({ objectTypeId }) => objectTypeId)).toEqual([2, 10])
  expect(JSON.stringify(asked)).not.toContain('Mẹ')
  const text = view.text()
  expect(text).toContain('Mẹ bầu tuần 20 100 g')
  expect(text).toContain('Bé 37 tháng 40 g')
  expect(text).toContain('Bé 37 tháng · Cá hấp gừng: Để riêng trước khi nêm.')
  expect(text).toContain('Bé 37 tháng: Cháo gà (90 g)')
  // A dish of one's own opens with the amounts of its eater.
  const own = [...document.querySelectorAll('a')].find((link) => link.textContent === 'Cháo gà')
  expect(own?.getAttribute('href')).toMatch(/\?cho=10$/)
  expect(text).toContain('Nấu một lần cho cả bữa tối thứ hai.')
  expect(text).toContain(`Mẹ bầu tuần 20 ${familyTexts.allMet}`)
  expect(text).toContain('Thứ hai: Canxi: được 400 mg')
})

test('shows how far it is; stopping keeps all that was chosen', async () => {
  steps = [() => running(0.25), () => new Promise<Step>(() => {})]
  await show()
  await addMotherAndChild()
  await push(familyTexts.start)
  expect(view.find<HTMLProgressElement>('progress').value).toBe(25)
  await push(familyTexts.cancel)
  expect(asked[1]?.signal?.aborted).toBe(true)
  expect(view.text()).toContain(familyTexts.cancelled)
  expect(view.text()).toContain('Bé 37 tháng')
})

test('a refusal is told in its own words, a failure in the page’s; the next try sends the same family', async () => {
  steps = [
    () => {
      throw new ApiError('BuildMenu/BuildFamilyMenu', 422, 'Không dùng tiếp được.')
    },
    () => {
      throw new ApiError('BuildMenu/BuildFamilyMenu', 500, 'Lỗi')
    },
    () => done,
  ]
  await show()
  await addMotherAndChild()
  await push(familyTexts.start)
  expect(view.text()).toContain('Không dùng tiếp được.')
  await push(familyTexts.start)
  expect(view.text()).toContain(familyTexts.failed)
  await push(familyTexts.start)
  expect(view.text()).toContain('Cá hấp gừng')
  expect(asked[2]?.body).toEqual(asked[0]?.body)
})

test('nobody to cook for, and a child below six months, are told at once; the birthday stays', async () => {
  await show()
  await push(familyTexts.start)
  expect(view.text()).toContain(familyTexts.noOne)
  await addChild('01/09/2026')
  expect(view.text()).toContain('Bé dưới 6 tháng chưa cần thực đơn')
  expect(view.find<HTMLInputElement>('input[inputmode=numeric]').value).toBe('01/09/2026')
  expect(asked).toEqual([])
})

test('what one of them avoids goes with that one alone', async () => {
  steps = [() => done]
  await show()
  await addMotherAndChild()
  const fish = [...document.querySelectorAll<HTMLInputElement>('details input[type=checkbox]')].filter(
    (input) => input.parentElement?.textContent === 'cá',
  )
  const [, ofChild] = fish
  if (!ofChild) throw new Error('two eaters, two choices')
  await click(ofChild)
  await push(familyTexts.start)
  expect(asked[0]?.body?.eaters.map(({ excludeMaterialIds }) => excludeMaterialIds)).toEqual([[], [2]])
})

test('family and menu survive a reload', async () => {
  await show()
  await addMotherAndChild()
  await push(familyTexts.start)
  await view.unmount()
  await show()
  expect(view.text()).toContain('Cá hấp gừng')
  await push(familyTexts.remove('Mẹ bầu tuần 20'))
  expect(view.text()).toContain(familyTexts.changed)
})

test('a signed-in mother finds her family filled in', async () => {
  await show({
    state: 'signed-in',
    user: {
      id: 7,
      fullName: 'Lan',
      shortName: 'Lan',
      userType: 0,
      objectTypeId: 2,
      pictureUrl: null,
      numberOfCarts: 0,
    },
  })
  expect(button(familyTexts.remove('Na'))).toBeDefined()
  expect(button(familyTexts.remove(familyTexts.me))).toBeDefined()
})
