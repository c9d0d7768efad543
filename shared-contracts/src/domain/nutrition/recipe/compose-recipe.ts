import type { Dish, Material } from '../food'
import { DishParts } from './dish-parts'
import { LeftOver, usedWhole } from './left-over'
import type { RecipeScript, RecipeStep } from './recipe'
import type { FamilyRecipe, Preparation, StepSentence, StepSentences } from './step-sentences'

/** `beside`: a preparation that cooks while others do. */
type Composed = RecipeStep & { readonly waits: boolean; readonly beside: boolean }
type Timing = Pick<StepSentence, 'minutes' | 'heat' | 'waits'>

/** `{fat}`, `{fat:1/2}`, `{fat:rest}`, `{meat+fish:name}`; not `{minutes}`. */
const PLACE = /\{(?!minutes\})([a-zA-Z_+]+)(?::([a-z]+|\d\/\d))?\}/g
/** Handwork for one sentence of preparation. */
const MINUTES_A_PREPARATION = 2
/** So long something simmers by itself. */
const LONG_MINUTES = 25
/** A composed time and the dish's own may differ by so much; the dish's is kept then. */
const TOLERANCE = { minutes: 5, share: 0.25 } as const
/** A wait up to so long (a marinade) is part of the time to prepare; longer ones begin hours before and are told by their step alone. */
const SHORT_WAIT_MINUTES = 30

/** One dish under the sentences: knows which of its materials are made ready and which are used. */
class Composer {
  readonly #parts: DishParts
  readonly #sentences: StepSentences
  readonly #raw: Set<Material>
  #left = new LeftOver()
  handwork = 0

  constructor(parts: DishParts, sentences: StepSentences) {
    this.#parts = parts
    this.#sentences = sentences
    this.#raw = new Set(parts.materials)
  }

  /** The steps of a recipe with the dish's materials. */
  steps({ steps }: FamilyRecipe): readonly Composed[] {
    const made = steps.flatMap((step) => {
      for (const each of Array.isArray(step) ? step : [step]) {
        const sentence = typeof each === 'string' ? { text: each } : each
        const done = this.#step(sentence)
        if (done.length > 0) return done
      }
      return []
    })
    const begun = this.#left.begun()
    return made.map((step) => ({ ...step, text: usedWhole(step.text, begun) }))
  }

  /** Steps of one sentence; none when it isn't for the dish or one of its places stays empty. */
  #step(sentence: StepSentence): readonly Composed[] {
    const prepared = /^\{prepare(?::([\w+]+))?\}$/.exec(sentence.text)
    if (prepared !== null) return this.#prepared(prepared[1])
    const { materials, groups, parts } = sentence
    const chooses = materials !== undefined || groups !== undefined || parts !== undefined
    if (!this.#parts.fits(sentence) || (chooses && !this.#parts.has(sentence))) return []
    const left = this.#left.copy()
    const about: Material[] = []
    let complete = true
    const text = sentence.text.replace(PLACE, (_, named: string, use?: string) => {
      const own = this.#parts.named(named)
      const filled = use === 'name' ? nameOf(own) : left.use(own, use)
      if (filled === '') complete = false
      about.push(...own)
      return filled
    })
    const minutes = this.#minutes(sentence, about)
    if (!complete || minutes === null) return []
    this.#left = left
    return [timed(text, minutes, sentence)]
  }

  /** Minutes of a sentence about these materials, else of the dish: 0 where it has none, null where `times` knows none. */
  #minutes({ minutes }: Timing, about: readonly Material[]): number | null {
    if (typeof minutes !== 'string') return minutes ?? 0
    return this.#parts.minutesOf(minutes, about) ?? this.#parts.minutesOf(minutes, this.#parts.materials)
  }

  /** How the materials that are still raw are made ready: what needs no time in one step, then a step for each of the others. */
  #prepared(named: string | undefined): readonly Composed[] {
    const bySentence = new Map<Preparation, Material[]>()
    for (const material of named === undefined ? this.#parts.materials : this.#parts.named(named)) {
      if (!this.#raw.has(material)) continue
      const rule = this.#sentences.preparations.find(
        (each) => this.#parts.fits(each) && this.#parts.isChosen(material, each),
      )
      if (rule === undefined) continue
      this.#raw.delete(material)
      bySentence.set(rule, [...(bySentence.get(rule) ?? []), material])
    }
    const rules = [...bySentence]
    const say = (text: string, materials: readonly Material[]) => text.replaceAll('{names}', nameOf(materials))
    this.handwork += MINUTES_A_PREPARATION * rules.length
    const cold = rules.filter(([{ minutes }]) => minutes === undefined).map(([{ text }, own]) => say(text, own))
    const steps = cold.length === 0 ? [] : [timed(cold.join(' '), 0, {})]
    for (const [rule, own] of rules) {
      if (rule.minutes !== undefined) steps.push(timed(say(rule.text, own), this.#minutes(rule, own) ?? 0, rule, true))
      if (rule.after !== undefined)
        steps.push(timed(say(rule.after.text, own), this.#minutes(rule.after, own) ?? 0, rule.after, true))
    }
    return steps
  }
}

const nameOf = (materials: readonly Material[]): string =>
  materials.length === 0 ? '' : `{${materials.map(({ key }) => key).join('+')}:name}`

const timed = (text: string, minutes: number, { heat, waits }: Timing, beside = false): Composed => ({
  text: text.replace('{minutes}', String(minutes)),
  minutes: minutes === 0 ? null : minutes,
  heat: heat ?? null,
  waits: waits ?? false,
  beside,
})

/**
 * How a dish is prepared, in Vietnamese: the recipe of its family with the materials that it has, each used once. A sentence whose
 * materials the dish lacks is left out. Null when no recipe is for the dish.
 */
export function composeRecipe(dish: Dish, sentences: StepSentences): RecipeScript | null {
  const parts = new DishParts(dish, sentences)
  const recipe = sentences.recipes.find((each) => parts.fits(each))
  if (recipe === undefined) return null
  const composer = new Composer(parts, sentences)
  const steps = composer.steps(recipe)
  const cookMinutes = cookMinutesOf(steps)
  const waiting = steps.flatMap(({ waits, minutes }) =>
    waits && (minutes ?? 0) <= SHORT_WAIT_MINUTES ? (minutes ?? 0) : [],
  )
  // The rest is made ready meanwhile: only what has to be cut first comes before.
  const waited = waiting.length === 0 ? 0 : Math.max(...waiting) + MINUTES_A_PREPARATION
  const handwork = Math.max(waited, (recipe.work ?? 3) + composer.handwork)
  const least = Math.max(waited, Math.ceil(handwork / 2))
  const baby = sentences.notes.filter((each) => parts.fits(each) && parts.has(each)).map(({ text }) => text)
  return {
    people: recipe.people ?? null,
    prepareMinutes: handworkOf(dish.minutes, cookMinutes, handwork, least),
    cookMinutes,
    tools: recipe.tools ?? [],
    steps: steps.map(({ text, minutes, heat }) => ({ text, minutes, heat })),
    baby: baby.length > 0 ? baby.join(' ') : null,
  }
}

/** Steps one after the other; preparations on the stove beside each other, and beside what simmers long. */
function cookMinutesOf(steps: readonly Composed[]): number {
  const cooking = steps.filter(({ waits }) => !waits)
  const minutes = (beside: boolean) => cooking.flatMap((step) => (step.beside === beside ? (step.minutes ?? 0) : []))
  const inTurn = minutes(false)
  const longest = Math.max(0, ...inTurn)
  const free = longest >= LONG_MINUTES ? longest : 0
  return inTurn.reduce((sum, each) => sum + each, 0) + Math.max(0, Math.max(0, ...minutes(true)) - free)
}

/** The handwork that makes the dish's own minutes, where they are near and leave time for the waits; else the estimate, to full five minutes in all. */
function handworkOf(minutes: number, cookMinutes: number, estimate: number, least: number): number {
  const total = cookMinutes + estimate
  const near = Math.abs(total - minutes) <= Math.max(TOLERANCE.minutes, total * TOLERANCE.share)
  if (near && minutes - cookMinutes >= least) return minutes - cookMinutes
  return Math.ceil(total / 5) * 5 - cookMinutes
}
