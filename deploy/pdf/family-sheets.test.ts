import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { familyDaySheet, familyWeekSheets, printedNames } from '../../mfe-menus/src/features/family/rules/family-sheets'
import type { FamilyRequest } from '../../services/menu-builder/src/core/family/search-family-menu'
import type { PrintedSheet } from '../../shared-frame/src/printing/sheet'
import { builtFamilyMenu, dishesWith, materialsWith } from './testing/family-menus'
import { openPdfMaker, type PdfMaker } from './testing/pdf-maker'
import { firstOf, printed } from './testing/printed'

// One build by webpack, and the files are made and read in a process of their own.
jest.setTimeout(120_000)

let maker: PdfMaker
beforeAll(() => {
  maker = openPdfMaker()
})
afterAll(() => maker.close())

describe('the sheets of a family', () => {
  const NAMES = new Map([
    ['mother', 'Mẹ Lan'],
    ['grandmother', 'Bà ngoại'],
    ['threeYears', 'Na'],
    ['fourteenMonths', 'Su'],
    // No printer has its picture: the sheets call her by her age.
    ['eightMonths', '👶'],
  ])
  const mother = { key: 'mother', objectTypeId: 2 }
  const grandmother = { key: 'grandmother', objectTypeId: 11 }
  const allergic = { key: 'threeYears', objectTypeId: 10, excludeMaterialIds: materialsWith('peanut') }
  const fourteenMonths = { key: 'fourteenMonths', objectTypeId: 7 }
  const eightMonths = { key: 'eightMonths', objectTypeId: 5 }
  const requests: readonly FamilyRequest[] = [
    { eaters: [mother, grandmother, allergic, eightMonths], days: 7, seed: 1 },
    { eaters: [mother, grandmother, allergic, eightMonths], days: 2, seed: 2 },
    { eaters: [mother, grandmother, allergic, fourteenMonths, eightMonths], days: 2, seed: 3 },
    { eaters: [grandmother, allergic], days: 2, seed: 4 },
  ]
  const families = requests.map((request) => {
    const menu = builtFamilyMenu(request)
    const titles = new Map([...NAMES].filter(([key]) => request.eaters.some((eater) => eater.key === key)))
    return { menu, titles: printedNames(titles, menu) }
  })
  type Family = (typeof families)[number]
  type Dish = Family['menu']['days'][number]['meals'][number]['dishes'][number]
  const peanuts = dishesWith('peanut')
  const bare = (text: string) => text.replace(/\s+/g, '')
  const mealsOf = ({ menu }: Family) => menu.days.flatMap(({ meals }) => meals)
  const whoOf = ({ portions }: Dish, { titles }: Family) => {
    const names = [...titles].filter(([key]) => portions.some(({ eater }) => eater === key)).map(([, name]) => name)
    return names.length === titles.size ? 'Cả nhà' : names.join(', ')
  }
  /** Of a child's portions, the words that the screen shows; the same menu holds them. */
  const stepsOf = (family: Family, dish: Dish) =>
    dish.portions.flatMap(({ eater, handling }) =>
      family.menu.handling
        .filter(({ id }) => handling.includes(id))
        .map(({ text, action }) => ({ name: family.titles.get(eater) ?? '', text, action })),
    )
  const orders = (sheets: (family: Family) => readonly PrintedSheet[]) =>
    families.map((family) => ({ document: printed(...sheets(family)), paper: 'A4' as const }))

  test('say on each line of a week who eats it, and on no line that a child may read as hers what she must not eat', async () => {
    const read = await maker.readBack(orders(({ menu, titles }) => familyWeekSheets('Thực đơn cả nhà', menu, titles)))
    families.forEach((family, place) => {
      const { pages } = firstOf(read.slice(place))
      // Each sheet is a page: the dishes on one or two, then what the numbers mean.
      const sheets = familyWeekSheets('Thực đơn cả nhà', family.menu, family.titles)
      expect([pages.length, pages.length <= 3]).toEqual([sheets.length, true])
      const leads = [
        ...new Set(mealsOf(family).flatMap(({ dishes }) => dishes.map((dish) => bare(whoOf(dish, family))))),
      ]
      const pieces = bare(
        pages
          .slice(0, -1)
          .map(({ text }) => text)
          .join(' '),
      ).split(new RegExp(`(${leads.join('|')}):`, 'u'))
      const lines = pieces.slice(1).flatMap((piece, index, all) => (index % 2 === 1 ? [[all[index - 1], piece]] : []))
      // Each dish of a line with the numbers behind it; after the last one may stand the next day's name, or the note.
      const named = lines.flatMap(([lead, text = '']) =>
        text
          .split(';')
          .map(
            (dish) =>
              `${lead}: ${dish.replace(/(?:Thứ(?:hai|ba|tư|năm|sáu|bảy)|Chủnhật)$|Sốtrongngoặcsautênmón.*$/u, '')}`,
          ),
      )
      const legend = bare(pages.at(-1)?.text ?? '')
      const expected = mealsOf(family).flatMap(({ dishes }) =>
        dishes.map((dish) => {
          const { handling } = family.menu
          const used = handling.filter(({ id }) => dish.portions.some((portion) => portion.handling.includes(id)))
          const numbers = used.map(({ id }) => handling.findIndex((step) => step.id === id) + 1)
          return bare(`${whoOf(dish, family)}: ${dish.title}${numbers.length > 0 ? `(${numbers.join(',')})` : ''}`)
        }),
      )
      expect(named.map(bare).sort()).toEqual(expected.sort())
      const titlesWithPeanut = mealsOf(family).flatMap(({ dishes }) =>
        dishes.filter(({ dishId }) => peanuts.has(dishId)).map(({ title }) => bare(title)),
      )
      const hers = named.filter((line) => /^(Cảnhà|[^:]*Na):/u.test(line))
      expect(hers.filter((line) => titlesWithPeanut.some((title) => line.endsWith(` ${title}`)))).toEqual([])
      for (const [number, { id, text }] of family.menu.handling.entries()) {
        const eaters = new Set(
          mealsOf(family).flatMap(({ dishes }) =>
            dishes.flatMap(({ portions }) =>
              portions.filter(({ handling }) => handling.includes(id)).map(({ eater }) => eater),
            ),
          ),
        )
        const names = [...family.titles].filter(([key]) => eaters.has(key)).map(([, name]) => name)
        expect(legend).toContain(bare(`${number + 1}${names.join(',')}${text}`))
      }
    })
    // There is something to be kept apart from: without it the test says nothing.
    const withPeanut = families.flatMap((family) =>
      mealsOf(family).flatMap(({ dishes }) => dishes.filter(({ dishId }) => peanuts.has(dishId))),
    )
    expect(withPeanut.length).toBeGreaterThan(0)
    expect(withPeanut.filter(({ portions }) => portions.some(({ eater }) => eater === 'threeYears'))).toEqual([])
  })

  test('say of a day whose each dish and portion is, and word for word how a child’s part is set aside', async () => {
    const read = await maker.readBack(
      orders(({ menu, titles }) => familyDaySheet('Thực đơn cả nhà', menu, 'N1', titles)),
    )
    families.forEach((family, place) => {
      const text = bare(
        firstOf(read.slice(place))
          .pages.map((page) => page.text)
          .join(' '),
      )
      const dishes = family.menu.days[0]?.meals.flatMap((meal) => meal.dishes) ?? []
      const asides = dishes.flatMap((dish) =>
        stepsOf(family, dish).filter(({ action }) => ['apart', 'aside'].includes(action)),
      )
      for (const dish of dishes) {
        const grams = (weight: number) => `${Math.max(1, Math.round(weight))}g`
        const whose = (eater: string) => (dish.portions.length > 1 ? bare(family.titles.get(eater) ?? '?') : '')
        expect(text).toContain(
          bare(
            `${whoOf(dish, family)}:${dish.title}(${dish.portions.map((each) => whose(each.eater) + grams(each.grams)).join(',')})`,
          ),
        )
      }
      for (const child of family.menu.eaters.filter(({ objectTypeId }) => objectTypeId >= 5 && objectTypeId <= 10))
        expect(asides.map(({ name }) => name)).toContain(family.titles.get(child.key))
      for (const { text: step } of asides) expect(text).toContain(bare(step))
    })
  })
})
