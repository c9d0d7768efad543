import type { Dish, RecipeScript } from 'shared-contracts/nutrition'
import type { RecipeFault } from './recipe-fault'
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

/**
 * `cookMinutes` is no less than the longest step on the stove and no more than all that cooks one after the other; both times make the dish's
 * `minutes`. Waiting (soaking, chilling) is no work and not counted.
 */
export function checkTotals({ minutes }: Dish, script: RecipeScript): readonly RecipeFault[] {
  const onStove = script.steps.flatMap(({ minutes: own, heat }) => (heat === null ? [] : (own ?? 0)))
  const inTurn = script.steps.reduce((sum, step) => sum + (step.minutes ?? 0), 0)
  const total = script.prepareMinutes + script.cookMinutes
  const faults: RecipeFault[] = []
  if (Math.max(0, ...onStove) > script.cookMinutes)
    faults.push({
      rule: 'cookMinutes',
      step: null,
      message: `một bước nấu lâu ${Math.max(...onStove)} phút mà cookMinutes là ${script.cookMinutes}`,
    })
  if (script.cookMinutes > inTurn && differs(script.cookMinutes, inTurn))
    faults.push({
      rule: 'cookMinutes',
      step: null,
      message: `các bước cộng lại chỉ ${inTurn} phút mà cookMinutes là ${script.cookMinutes}`,
    })
  if (differs(minutes, total))
    faults.push({
      rule: 'minutes',
      step: null,
      message: `chuẩn bị và nấu là ${total} phút: sửa minutes của món trong dishes.csv (đang là ${minutes})`,
    })
  return faults
}
