import { type Dish, nameInDish, type RecipeScript, type StepSentences } from 'shared-contracts/nutrition'
import type { RecipeRules } from '../../tables'
import type { RecipeChecker } from './recipe-checks'
import type { RecipeFault } from './recipe-fault'
import { type RecipeWords, wholeWords } from './recipe-words'

/** So many dishes may share a sentence pattern, whole or of one clause: 1 % of the bank. */
const MOST_ALIKE = 21

/** Praise in a summary, and the tag by which a dish deserves it. */
const CLAIMS: readonly (readonly [RegExp, string])[] = [
  [/giàu sắt/iu, 'giau-sat'],
  [/giàu can ?xi/iu, 'giau-canxi'],
  [/giàu (?:đạm|protein)/iu, 'giau-dam'],
]
/** Praise for which no tag exists. */
const OTHER_CLAIM =
  /giàu(?! sắt| can ?xi| đạm| protein)|bổ (?:máu|não|dưỡng)|tăng (?:cân|sức đề kháng)|lợi sữa|giải nhiệt|thanh nhiệt|an thần|chữa|phòng bệnh/iu

/** What summaries say that isn't so, and patterns that are used too often; by dish id. */
export function summaryFaults(
  dishes: readonly Dish[],
  scriptOf: (dish: Dish) => Pick<RecipeScript, 'steps' | 'baby'> | null,
  tagsOf: (dish: Dish) => readonly string[],
  { rules, words }: Pick<RecipeChecker, 'rules' | 'words'>,
  sentences: StepSentences,
): ReadonlyMap<number, readonly RecipeFault[]> {
  const { summaries } = rules
  const alike = new Map<string, number>()
  const patternsOf = new Map(dishes.map((dish) => [dish, summaryPatterns(dish, summaries, sentences)] as const))
  for (const patterns of patternsOf.values())
    for (const pattern of patterns) alike.set(pattern, (alike.get(pattern) ?? 0) + 1)
  return new Map(
    dishes.map((dish) => {
      const often = (patternsOf.get(dish) ?? []).filter((pattern) => (alike.get(pattern) ?? 0) > MOST_ALIKE)
      const messages = [
        ...CLAIMS.filter(([claim, tag]) => claim.test(dish.summary) && !tagsOf(dish).includes(tag)).map(
          ([, tag]) => `khen như nhãn ${tag} mà món không có nhãn ấy`,
        ),
        ...(OTHER_CLAIM.test(dish.summary) ? ['lời về sức khỏe không có quy tắc nào cho phép'] : []),
        ...often.map((pattern) => `câu giống nhau ở hơn ${MOST_ALIKE} món: "${pattern}"`),
        ...foreignNames(dish, words, sentences).map((name) => `nói đến "${name}" mà món không có`),
        ...untrueOf(dish, scriptOf(dish), summaries, sentences),
      ]
      return [dish.dishId, messages.map((message) => ({ rule: 'summary', step: null, message }))] as const
    }),
  )
}

/** Ways of cooking that the recipe lacks, people whom the dish isn't for, and "without" of what the dish holds. */
function untrueOf(
  dish: Dish,
  script: Pick<RecipeScript, 'steps' | 'baby'> | null,
  { told, audience, without }: RecipeRules['summaries'],
  sentences: StepSentences,
): readonly string[] {
  const said = formulaOf(dish, sentences)
  const recipe = [dish.title, script?.baby ?? '', ...(script?.steps ?? []).map(({ text }) => text)].join('\n')
  const inSummary = (pattern: string) => wholeWords(pattern).exec(said)?.[0]
  return [
    ...told
      .filter((each) => inSummary(each.words) !== undefined && !wholeWords(each.steps).test(recipe))
      .map((each) => `nói "${inSummary(each.words)}" mà công thức không làm thế`),
    ...audience
      .filter((each) => inSummary(each.words) !== undefined)
      .filter(({ objectTypeIds }) => !dish.objectTypeIds.some((id) => objectTypeIds.includes(id)))
      .map((each) => `nói "${inSummary(each.words)}" mà món không dành cho tuổi ấy`),
    ...without
      .flatMap((each) => {
        // Here the names count: "không đường" is about a material.
        const found = wholeWords(each.words).exec(dish.summary)?.[0]
        return found === undefined ? [] : [{ ...each, found }]
      })
      .filter(({ groups }) => dish.ingredients.some(({ material }) => groups.includes(material.group)))
      .map(({ found }) => `nói "${found}" mà món có`),
  ]
}

/**
 * The patterns of a summary: of the whole and of each of its clauses, with a dot for the dish's title, its materials and numbers, and without
 * the words of taste, touch and colour. A clause may not hide behind another adjective.
 */
export function summaryPatterns(
  dish: Dish,
  { senses }: Pick<RecipeRules['summaries'], 'senses'>,
  sentences: StepSentences,
): readonly string[] {
  const taste = new RegExp(wholeWords(senses).source, 'giu')
  const plain = (text: string) =>
    text
      .replace(/\d+(?:[–-]\d+)?/g, '·')
      .replace(taste, ' ')
      .replace(/[.;]+$/, '')
      .replace(/[\s,]+/g, ' ')
      .trim()
  const formula = formulaOf(dish, sentences)
  const clauses = formula.split(/[;.:!?]/).map(plain)
  return [...new Set([plain(formula), ...clauses])].filter((pattern) => pattern !== '')
}

const namesOf = (dish: Dish, sentences: StepSentences): string[] =>
  [
    dish.title,
    ...dish.ingredients.flatMap(({ material }) => {
      const name = nameInDish(material, dish, sentences)
      return [name, withoutNote(name), withoutNote(material.title)]
    }),
  ]
    .map((name) => name.toLowerCase())
    .sort((a, b) => b.length - a.length)

const withoutNote = (name: string): string => name.replace(/ \(.*\)$/, '')

/** The summary in small letters with a dot for the dish's title and each of its materials. */
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
