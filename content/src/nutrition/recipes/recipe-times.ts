import type { Dish, RecipeScript } from 'shared-contracts/nutrition'
import type { RecipeFault } from './recipe-checks'
import type { RecipeWords, Sentence } from './recipe-words'

/** Sums are estimates: so much may they differ. */
const TOLERANCE = { minutes: 10, share: 0.25 } as const

const differs = (minutes: number, from: number): boolean =>
  Math.abs(minutes - from) > Math.max(TOLERANCE.minutes, from * TOLERANCE.share)

/** A step that cooks says how long, and on a stove how hot; a step that does not has no heat. */
export function checkHeats(
  { steps }: RecipeScript,
  sentences: readonly Sentence[],
  words: RecipeWords,
): readonly RecipeFault[] {
  return steps.flatMap(({ text, minutes, heat }, step): RecipeFault[] => {
    const own = sentences.filter((each) => each.step === step)
    const cooks = own.some((each) => words.cooking.test(each.words.replace(words.cookingNouns, ' ')))
    if (!cooks && heat === null) return []
    const faults: RecipeFault[] = []
    if (minutes === null) faults.push({ rule: 'timed', step, message: 'bước nấu phải có minutes' })
    if (heat === null && !words.withoutStove.test(text))
      faults.push({ rule: 'heat', step, message: 'bước nấu trên bếp phải có heat' })
    return faults
  })
}

/** The cooking steps fit into `cookMinutes`, and both times into the dish's `minutes`. Waiting (soaking, chilling) is no work and not counted. */
export function checkTotals({ minutes }: Dish, script: RecipeScript): readonly RecipeFault[] {
  const cooking = script.steps.reduce((sum, { minutes: own, heat }) => sum + (heat === null ? 0 : (own ?? 0)), 0)
  const total = script.prepareMinutes + script.cookMinutes
  const faults: RecipeFault[] = []
  if (cooking > script.cookMinutes && differs(cooking, script.cookMinutes))
    faults.push({
      rule: 'cookMinutes',
      step: null,
      message: `các bước nấu cộng lại ${cooking} phút, cookMinutes là ${script.cookMinutes}`,
    })
  if (differs(minutes, total))
    faults.push({
      rule: 'minutes',
      step: null,
      message: `chuẩn bị và nấu là ${total} phút: sửa minutes của món trong dishes.csv (đang là ${minutes})`,
    })
  return faults
}
