import { type Dish, type Material, nameInDish, type StepSentences } from 'shared-contracts/nutrition'
import type { RecipeFault } from './recipe-fault'
import type { RecipeWords } from './recipe-words'

/** So many dishes may have the same summary but for the names of their materials. */
const MOST_ALIKE = 40

/** Praise in a summary, and the tag by which a dish deserves it. */
const CLAIMS: readonly (readonly [RegExp, string])[] = [
  [/giàu sắt/iu, 'giau-sat'],
  [/giàu can ?xi/iu, 'giau-canxi'],
  [/giàu (?:đạm|protein)/iu, 'giau-dam'],
]
/** Praise for which no tag exists. */
const OTHER_CLAIM =
  /giàu(?! sắt| can ?xi| đạm| protein)|bổ (?:máu|não|dưỡng)|tăng (?:cân|sức đề kháng)|lợi sữa|giải nhiệt|thanh nhiệt|an thần|chữa|phòng bệnh/iu

/** What summaries say that isn't so, and formulas that stand too often; by dish id. */
export function summaryFaults(
  dishes: readonly Dish[],
  tagsOf: (dish: Dish) => readonly string[],
  words: RecipeWords,
  sentences: StepSentences,
): ReadonlyMap<number, readonly RecipeFault[]> {
  const alike = new Map<string, Dish[]>()
  for (const dish of dishes) {
    const formula = formulaOf(dish, sentences)
    alike.set(formula, [...(alike.get(formula) ?? []), dish])
  }
  const often = new Set([...alike.values()].filter(({ length }) => length > MOST_ALIKE).flat())
  return new Map(
    dishes.map((dish) => {
      const messages = [
        ...CLAIMS.filter(([claim, tag]) => claim.test(dish.summary) && !tagsOf(dish).includes(tag)).map(
          ([, tag]) => `khen như nhãn ${tag} mà món không có nhãn ấy`,
        ),
        ...(OTHER_CLAIM.test(dish.summary) ? ['lời về sức khỏe không có quy tắc nào cho phép'] : []),
        ...(often.has(dish) ? [`câu giống nhau ở hơn ${MOST_ALIKE} món`] : []),
        ...foreignNames(dish, words, sentences).map((name) => `nói đến "${name}" mà món không có`),
      ]
      return [dish.dishId, messages.map((message) => ({ rule: 'summary', step: null, message }))] as const
    }),
  )
}

const namesOf = (dish: Dish, sentences: StepSentences): string[] =>
  dish.ingredients
    .flatMap(({ material }) => [nameInDish(material, dish, sentences), plainTitle(material)])
    .map((name) => name.toLowerCase())
    .sort((a, b) => b.length - a.length)

const plainTitle = ({ title }: Material): string => title.replace(/ \(.*\)$/, '')

/** The summary with a dot for each of the dish's materials. */
const formulaOf = (dish: Dish, sentences: StepSentences): string =>
  namesOf(dish, sentences).reduce((text, name) => text.replaceAll(name, '·'), dish.summary.toLowerCase())

/** Materials that the summary names although neither the dish nor its title has them. */
function foreignNames(dish: Dish, words: RecipeWords, sentences: StepSentences): readonly string[] {
  const title = dish.title.toLowerCase()
  const own = namesOf(dish, sentences)
  return words
    .namesIn(formulaOf(dish, sentences))
    .filter((name) => !title.includes(name) && !own.some((each) => each.includes(name)))
}
