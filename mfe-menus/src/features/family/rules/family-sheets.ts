import { dayTitles, eaterTitle, findMeal, meals } from 'shared-contracts/menus'
import { namedWeekSheets, type PrintedSheet } from 'shared-frame/printing'
import { familyTexts } from '../family-texts'
import { type FamilyDish, type FamilyMeal, type FamilyMenu, titleAmong } from './family-draft'
import { gramsOf, handlingSteps, keepingNotes, whoEats } from './family-meal'

type Titles = ReadonlyMap<string, string>

const words = familyTexts.printed

/** Pots before what is cooked for fewer, as on screen. */
const potsFirst = (dishes: readonly FamilyDish[]): readonly FamilyDish[] =>
  [...dishes].sort((a, b) => b.portions.length - a.portions.length)

const named = (keys: readonly string[], titles: Titles): string => keys.map((key) => titles.get(key) ?? '').join(', ')

/** What the eaters are called on paper: by what they were named, or where that has no letter (a picture of a face, which no printer has) by who they are. */
export function printedNames(titles: Titles, { eaters }: Pick<FamilyMenu, 'eaters'>): Titles {
  const names = new Map<string, string>()
  for (const [key, title] of titles) {
    const objectTypeId = eaters.find((eater) => eater.key === key)?.objectTypeId ?? 0
    const name = /[\p{L}\p{N}]/u.test(title) ? title : (eaterTitle(objectTypeId) ?? familyTexts.someone)
    names.set(key, titleAmong([...names.values()], name))
  }
  return names
}

/**
 * The family's week: what stands on the table, each line with whom it is for, and after each dish the numbers of what is done with it for a child. What the
 * numbers mean is the sheet after it: the same words as on screen.
 */
export function familyWeekSheets(title: string, menu: FamilyMenu, titles: Titles): readonly PrintedSheet[] {
  const steps = weekSteps(menu)
  const numberOf = new Map(steps.map(({ id }, place) => [id, place + 1]))
  const numbered = (dish: FamilyDish): string => {
    const ids = new Set(dish.portions.flatMap(({ handling }) => handling))
    const numbers = steps.filter(({ id }) => ids.has(id)).map(({ id }) => numberOf.get(id))
    return numbers.length === 0 ? dish.title : `${dish.title} (${numbers.join(', ')})`
  }
  const week = namedWeekSheets({
    title,
    subtitle: [...titles.values()].join(', '),
    days: menu.days.map(({ dayCode, meals: served }) => ({
      dayCode,
      meals: served.map(({ mealCode, dishes }) => ({
        mealCode,
        lines: linesOf(potsFirst(dishes), titles, numbered),
      })),
    })),
    ...(steps.length > 0 && { below: words.numbers }),
  })
  if (steps.length === 0) return week
  return [
    ...week,
    {
      title: `${title}: ${familyTexts.handling.toLowerCase()}`,
      subtitle: words.numbersHere,
      blocks: [
        {
          kind: 'table',
          letters: 'page',
          columns: [
            { title: words.number, share: 0.35 },
            { title: words.partOf, share: 1 },
            { title: words.step, share: 3.6 },
          ],
          rows: steps.map(({ eaters, text }, place) => [String(place + 1), named(eaters, titles), text]),
        },
      ],
    },
  ]
}

/** Dishes for the same persons on one line behind their names, in the order in which the persons come first. */
function linesOf(dishes: readonly FamilyDish[], titles: Titles, wordsOf: (dish: FamilyDish) => string): string[] {
  const byWhom = new Map<string, string[]>()
  for (const dish of dishes) {
    const whom = whoEats(dish, titles)
    byWhom.set(whom, [...(byWhom.get(whom) ?? []), wordsOf(dish)])
  }
  return [...byWhom].map(([whom, texts]) => line(whom, texts.join('; ')))
}

const line = (whom: string, text: string): string => `${whom}: ${text}`

/** What is done with somebody's portions in the whole menu, each once with all for whom it is. */
function weekSteps(menu: FamilyMenu) {
  const dishes = menu.days.flatMap(({ meals: served }) => served.flatMap((meal) => meal.dishes))
  return handlingSteps({ mealCode: 0, dishes }, menu)
}

/** One day: of each meal the dishes with whom they are for and everybody's portion, and what to do while cooking, as on screen. */
export function familyDaySheet(
  title: string,
  menu: FamilyMenu,
  dayCode: string,
  titles: Titles,
): readonly PrintedSheet[] {
  const day = menu.days.find((candidate) => candidate.dayCode === dayCode)
  if (day === undefined) return []
  const order = new Map(meals.map(({ code }, place): [number, number] => [code, place]))
  return [
    {
      title: `${title}: ${dayTitles[day.dayCode]}`,
      subtitle: familyTexts.raw,
      blocks: [
        {
          kind: 'table',
          letters: 'text',
          named: true,
          columns: [
            { title: words.meal, share: 0.6 },
            { title: words.dish, share: 2 },
            { title: familyTexts.handling, share: 2 },
          ],
          rows: [...day.meals]
            .sort((a, b) => (order.get(a.mealCode) ?? 0) - (order.get(b.mealCode) ?? 0))
            .map((meal) => [
              findMeal(meal.mealCode)?.title ?? '',
              potsFirst(meal.dishes).map((dish) => dishLine(dish, titles)),
              [...stepLines(meal, menu, titles), ...meal.dishes.flatMap((dish) => keepingLines(dish, titles))],
            ]),
        },
      ],
    },
  ]
}

/** "Mẹ, Na: Canh bí đỏ (Mẹ 150 g, Na 80 g)" */
function dishLine(dish: FamilyDish, titles: Titles): string {
  const portions = dish.portions.map(({ eater, grams }) => `${titles.get(eater) ?? ''} ${wholeGrams(grams)} g`)
  const weights = portions.length > 1 ? portions.join(', ') : `${wholeGrams(gramsOf(dish))} g`
  return line(whoEats(dish, titles), `${dish.title} (${weights})`)
}

function stepLines(meal: FamilyMeal, menu: FamilyMenu, titles: Titles): readonly string[] {
  return handlingSteps(meal, menu).map(({ text, eaters, dishes }) =>
    line(`${named(eaters, titles)} · ${dishes.join(', ')}`, text),
  )
}

const keepingLines = (dish: FamilyDish, titles: Titles): readonly string[] =>
  keepingNotes(dish).map((text) => line(`${whoEats(dish, titles)} · ${dish.title}`, text))

const wholeGrams = (grams: number): number => Math.max(1, Math.round(grams))
