import { type Dish, type Material, partsOfText, type RecipeScript, useFaults } from 'shared-contracts/nutrition'
import type { RecipeRules } from '../../tables'
import type { RecipeFault } from './recipe-fault'
import { checkNotes, checkOnlyWith } from './recipe-notes'
import { checkHeats, checkTotals } from './recipe-times'
import { isChosen, type RecipeWords, type Sentence, sentencesOf, wholeWords } from './recipe-words'

export interface RecipeChecker {
  readonly rules: RecipeRules
  readonly words: RecipeWords
  /** How recipes call a material. */
  nameOf(key: string): string
}

/** Every rule of recipe-rules.json over one recipe, without what its exceptions allow. */
export function recipeFaults(dish: Dish, script: RecipeScript, checker: RecipeChecker): readonly RecipeFault[] {
  const sentences = sentencesOf(script)
  const own = [...new Map(dish.ingredients.map(({ material }) => [material.key, material])).values()]
  const faults = [
    ...checkUses(script, own, checker),
    ...checkWords(script, own, checker),
    ...checkHandling(dish, script, sentences, own, checker),
    ...checkCooked(dish, script, sentences, own, checker),
    ...checkMixing(script, own, checker),
    ...checkInfantPart(dish, script, own),
    ...checkOnlyWith(script, own, checker.rules),
    ...checkNotes(dish, script, own, checker.rules),
    ...checkHeats(script, sentences, checker.words),
    ...checkTotals(dish, script, sentences, checker.words),
  ]
  return faults.filter(({ rule }) => !isExcepted(rule, dish, null, checker))
}

function isExcepted(rule: string, dish: Dish, key: string | null, { rules }: RecipeChecker): boolean {
  return rules.exceptions.some(
    (each) =>
      each.rule === rule &&
      (each.dishIds?.includes(dish.dishId) ?? true) &&
      (each.families?.includes(dish.family) ?? true) &&
      (each.materials === undefined || (key !== null && each.materials.includes(key))),
  )
}

function checkUses(script: RecipeScript, own: readonly Material[], { nameOf }: RecipeChecker): RecipeFault[] {
  const say = {
    unknown: (key: string) => `món không có nguyên liệu {${key}}`,
    usedUp: (key: string) => `${nameOf(key)} đã dùng hết ở bước trước`,
    restOfWhole: (key: string) => `chưa dùng phần nào của ${nameOf(key)} mà đã nói phần còn lại`,
    unused: (key: string) => `chưa dùng ${nameOf(key)}`,
    left: (key: string) => `còn thừa một phần ${nameOf(key)} chưa dùng`,
  } as const
  const keys = own.map(({ key }) => key)
  const faults = useFaults(
    script.steps.map(({ text }) => text),
    keys,
  )
  const besides = [...script.tools, script.baby ?? ''].flatMap((text) =>
    partsOfText(text).flatMap((part) => (typeof part === 'string' ? [] : [part])),
  )
  return [
    ...faults.map(({ kind, key, step }) => ({ rule: 'usedOnce', step, message: say[kind](key) })),
    ...besides.flatMap(({ keys: named, use }) => [
      ...named.filter((key) => !keys.includes(key)).map((key) => fault('usedOnce', say.unknown(key))),
      ...(use === 'name' ? [] : [fault('usedOnce', `ngoài các bước chỉ gọi tên: {${named.join('+')}:name}`)]),
    ]),
  ]
}

const fault = (rule: string, message: string, step: number | null = null): RecipeFault => ({ rule, step, message })

/** What the words themselves may not say: materials that the dish lacks, halves and grams without a reference, broken sentences. */
function checkWords(
  { steps, baby, tools }: RecipeScript,
  own: readonly Material[],
  checker: RecipeChecker,
): RecipeFault[] {
  const { words, rules, nameOf } = checker
  const names = new Set(own.map(({ key }) => nameOf(key).toLowerCase()))
  const allowed = (name: string) =>
    names.has(name) ||
    (rules.kin[name]?.some((key) => own.some((material) => material.key === key)) ?? false) ||
    [...names].some((each) => each.includes(name))
  const texts = [
    ...steps.map(({ text }, step) => ({ text, step })),
    ...[baby ?? '', ...tools].map((text) => ({ text, step: null })),
  ]
  return texts.flatMap(({ text, step }) => {
    const plain = partsOfText(text)
      .map((part) => (typeof part === 'string' ? part : ' · '))
      .join('')
    const faults: RecipeFault[] = []
    for (const name of words.namesIn(plain)) {
      if (!allowed(name)) faults.push(fault('lacking', `nói đến "${name}" mà món không có`, step))
    }
    if (/[{}]/.test(plain)) faults.push(fault('text', 'còn ngoặc nhọn không đúng mẫu {khóa}', step))
    const half = words.halves.exec(plain)
    if (half !== null && !/^[^.,;]{0,12}nước(?! mắm| chấm| dừa)/u.test(plain.slice(half.index + half[0].length)))
      faults.push(fault('halves', `"${half[0]}" phải viết bằng {khóa:1/2} hoặc {khóa:rest}`, step))
    if (words.grams.test(plain)) faults.push(fault('grams', 'không ghi gam trong bước làm', step))
    if (step !== null && !/[.!]$/.test(text.trim())) faults.push(fault('text', 'câu cuối chưa có dấu chấm', step))
    if (/ {2}|\s[.,;:]|\.\.|,,/.test(text)) faults.push(fault('text', 'thừa dấu cách hoặc dấu câu', step))
    if (step !== null && !/\p{L}/u.test(plain)) faults.push(fault('text', 'bước không có lời', step))
    return faults
  })
}

/** What materials need (soaked, minced, boned) and what can't be done to them. */
function checkHandling(
  dish: Dish,
  { steps }: RecipeScript,
  sentences: readonly Sentence[],
  own: readonly Material[],
  checker: RecipeChecker,
): RecipeFault[] {
  const { rules, words, nameOf } = checker
  const { calls } = rules
  const faults: RecipeFault[] = []
  for (const material of own) {
    const called = calls[material.group]
    const about = sentences.filter(({ keys }) => keys.has(material.key))
    // "Gỡ cá, bỏ hết xương": a cook calls a food by its kind once it has been named.
    const spoken =
      called === undefined
        ? about
        : sentences.filter((each) => about.includes(each) || wholeWords(called).test(each.words))
    for (const rule of rules.required) {
      if (rule.families !== undefined && !rule.families.includes(dish.family)) continue
      if (rule.title !== undefined && !wholeWords(rule.title).test(dish.title)) continue
      if (!isChosen(material, rule) || isExcepted(rule.rule, dish, material.key, checker)) continue
      const pattern = wholeWords(rule.words)
      const keeps = (sentence: Sentence) =>
        pattern.test(sentence.words) &&
        (!rule.timed || words.time.test(sentence.words) || (steps[sentence.step]?.minutes ?? null) !== null)
      const kept = rule.every ? about.every(keeps) : spoken.some(keeps)
      if (!kept) faults.push(fault(rule.rule, `${nameOf(material.key)} ${rule.message}`))
    }
    for (const rule of rules.forbidden) {
      if (!isChosen(material, rule) || isExcepted(rule.rule, dish, material.key, checker)) continue
      const found = about.find((sentence) => sentence.keys.size === 1 && wholeWords(rule.words).test(sentence.words))
      if (found !== undefined) faults.push(fault(rule.rule, `${nameOf(material.key)} ${rule.message}`, found.step))
    }
  }
  return faults
}

/** Raw animal food and what isn't eaten raw is cooked: in a sentence about it, or by what follows once it is in the pot. */
function checkCooked(
  dish: Dish,
  script: RecipeScript,
  sentences: readonly Sentence[],
  own: readonly Material[],
  checker: RecipeChecker,
): RecipeFault[] {
  const { rules, words, nameOf } = checker
  const cooks = ({ words: said, step }: Sentence) => words.cooking.test(said) || script.steps[step]?.heat !== null
  return own.flatMap((material) => {
    const animal = isChosen(material, rules.rawAnimal)
    if (!animal && !isChosen(material, rules.cooked)) return []
    const rule = animal ? 'rawAnimal' : 'cooked'
    if (isExcepted(rule, dish, material.key, checker)) return []
    const first = sentences.findIndex(({ keys }) => keys.has(material.key))
    if (first < 0) return []
    const after = sentences.slice(first)
    // Where parts of a dish are made apart, only what is said of the material itself counts.
    const apart = rules.together.includes(dish.family)
    const steps = new Set(after.filter(({ keys }) => keys.has(material.key)).map(({ step }) => step))
    const cooking = after.filter((each) => cooks(each) && (!apart || steps.has(each.step)))
    if (cooking.length === 0) return [fault(rule, `${nameOf(material.key)} chưa được nấu chín`)]
    const done =
      !animal || cooking.some((each) => stepWords(each.step, sentences).some((said) => words.done.test(said)))
    return done ? [] : [fault(rule, `chưa nói nấu ${nameOf(material.key)} đến khi chín`)]
  })
}

const stepWords = (step: number, sentences: readonly Sentence[]): string[] =>
  sentences.filter((each) => each.step === step).map(({ words }) => words)

/** "Mix all" needs at least two steps before it that put main materials somewhere. */
function checkMixing({ steps }: RecipeScript, own: readonly Material[], { words }: RecipeChecker): RecipeFault[] {
  const small = new Set(
    own.filter(({ group }) => ['condiment', 'herb', 'oil', 'sugar'].includes(group)).map(({ key }) => key),
  )
  return steps.flatMap(({ text }, index) => {
    if (!words.mixesAll.test(text)) return []
    const used = new Set(
      steps
        .slice(0, index + 1)
        .flatMap((step) => partsOfText(step.text))
        .flatMap((part) => (typeof part === 'string' ? [] : part.keys.filter((key) => !small.has(key)))),
    )
    return used.size > 1 ? [] : [fault('mixesAll', '"tất cả" mà chỉ có một thứ', index)]
  })
}

/** Object types below 12 months: they get no salt and no sugar, so amounts for them leave these out while the steps season the pot. */
const INFANTS: ReadonlySet<number> = new Set([5, 6])
const WITHOUT_SEASONING = /trước khi nêm|bỏ qua bước nêm|không nêm|chưa nêm/iu

function checkInfantPart(dish: Dish, { baby }: RecipeScript, own: readonly Material[]): RecipeFault[] {
  const seasoned = own.some(({ group }) => group === 'condiment' || group === 'sugar')
  if (!seasoned || !dish.objectTypeIds.some((id) => INFANTS.has(id)) || WITHOUT_SEASONING.test(baby ?? '')) return []
  return [fault('infantPart', 'chưa dặn cách để phần bé dưới 12 tháng không có gia vị')]
}
