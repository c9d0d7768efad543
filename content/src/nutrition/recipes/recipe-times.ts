import type { Dish, RecipeScript } from 'shared-contracts/nutrition'
import type { RecipeFault } from './recipe-fault'
import type { RecipeWords, Sentence } from './recipe-words'

/** Sums are estimates: so much may they differ. */
const TOLERANCE = { minutes: 5, share: 0.25 } as const
/** A wait up to so long (a marinade) is part of the time to prepare; longer ones begin hours before and count in no time of the dish. */
const SHORT_WAIT_MINUTES = 30

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
 * The one definition of a dish's time. `minutes` is `prepareMinutes` + `cookMinutes`: handwork with its short waits, and what cooks one after the other.
 * What cooks beside something else counts once. Soaking and chilling for more than half an hour is told by its step alone.
 */
export function checkTotals(
  { minutes }: Dish,
  script: RecipeScript,
  sentences: readonly Sentence[],
  words: RecipeWords,
): readonly RecipeFault[] {
  const cooks = (step: number) =>
    sentences.some((each) => each.step === step && words.cooking.test(each.words.replace(words.cookingNouns, ' ')))
  const steps = script.steps.map((step, index) => ({
    minutes: step.minutes ?? 0,
    onStove: step.heat !== null,
    waits: step.heat === null && !words.withoutStove.test(step.text) && !cooks(index),
  }))
  const sumOf = (of: readonly { minutes: number }[]) => of.reduce((sum, each) => sum + each.minutes, 0)
  const longestOf = (of: readonly { minutes: number }[]) => Math.max(0, ...of.map((each) => each.minutes))
  const counted = steps.filter((step) => !step.waits || step.minutes <= SHORT_WAIT_MINUTES)
  const longestOnStove = longestOf(steps.filter(({ onStove }) => onStove))
  const longestWait = longestOf(counted.filter(({ waits }) => waits))
  const inTurn = sumOf(steps)
  const total = script.prepareMinutes + script.cookMinutes
  const { prepareMinutes, cookMinutes } = script
  const faults: RecipeFault[] = []
  const add = (rule: string, message: string) => faults.push({ rule, step: null, message })
  if (longestOnStove > cookMinutes)
    add('cookMinutes', `một bước nấu lâu ${longestOnStove} phút mà cookMinutes là ${cookMinutes}`)
  if (cookMinutes > inTurn && differs(cookMinutes, inTurn))
    add('cookMinutes', `các bước cộng lại chỉ ${inTurn} phút mà cookMinutes là ${cookMinutes}`)
  if (longestWait > prepareMinutes)
    add('waiting', `một bước chờ ${longestWait} phút mà prepareMinutes là ${prepareMinutes}`)
  if (sumOf(counted) > total && differs(sumOf(counted), total))
    add('stepMinutes', `các bước cộng lại đến ${sumOf(counted)} phút mà chuẩn bị và nấu là ${total}`)
  if (differs(total, minutes))
    add('minutes', `chuẩn bị và nấu là ${total} phút: sửa minutes của món trong dishes.csv (đang là ${minutes})`)
  return faults
}
