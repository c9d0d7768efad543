import type { Dish, Material } from './food'

/** Whom a rule is for; every list that is given must match, `title` is a pattern on the dish's title. */
export interface StepCondition {
  readonly families?: readonly string[]
  readonly methods?: readonly string[]
  readonly title?: string
  /** Parts of which the dish has something. */
  readonly needs?: readonly string[]
  readonly objectTypeIds?: readonly number[]
}

/** Which materials a sentence is about: those of `materials`, else those of one of `groups` and one of `parts` (each when given). */
export interface MaterialChoice {
  readonly materials?: readonly string[]
  readonly groups?: readonly string[]
  readonly parts?: readonly string[]
}

/** Sentences from which the preparation of every dish is composed; steps.json of the content, which says how they are written. */
export interface StepSentences {
  /** How a recipe calls a material, where its title would sound odd. */
  readonly names: Readonly<Record<string, string>>
  readonly parts: readonly {
    readonly part: string
    readonly materials: readonly string[]
    readonly groups: readonly string[]
  }[]
  readonly unions: Readonly<Record<string, readonly string[]>>
  readonly preparations: readonly (MaterialChoice & StepCondition & { readonly text: string })[]
  readonly recipes: readonly (StepCondition & { readonly steps: readonly (string | readonly string[])[] })[]
  readonly notes: readonly (MaterialChoice & StepCondition & { readonly text: string })[]
  readonly safety: readonly (MaterialChoice & StepCondition & { readonly text: string })[]
}

/** The name of a material inside a sentence: without what stands in brackets, the first letter small. */
export function spokenName(material: Material, { names }: StepSentences): string {
  const given = names[material.key]
  if (given !== undefined) return given
  const title = material.title.replace(/ \(.*\)$/, '')
  return title.charAt(0).toLowerCase() + title.slice(1)
}

/** "a", "a và b", "a, b và c". */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} và ${last}`
}

const asSentences = (text: string): string =>
  text.replace(/(^|[.!?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** One dish under the sentences: knows its materials by part, and which of them are prepared already. */
class Composer {
  readonly #dish: Dish
  readonly #sentences: StepSentences
  readonly #materials: readonly Material[]
  readonly #left: Set<Material>

  constructor(dish: Dish, sentences: StepSentences) {
    this.#dish = dish
    this.#sentences = sentences
    this.#materials = [...new Set(dish.ingredients.map(({ material }) => material))]
    this.#left = new Set(this.#materials)
  }

  partOf(material: Material): string {
    const { parts } = this.#sentences
    const own = parts.find(({ materials }) => materials.includes(material.key))
    return (own ?? parts.find(({ groups }) => groups.includes(material.group)))?.part ?? 'other'
  }

  isFor({ families, methods, title, needs, objectTypeIds }: StepCondition): boolean {
    const dish = this.#dish
    return (
      (families?.includes(dish.family) ?? true) &&
      (methods?.includes(dish.method) ?? true) &&
      (title === undefined || new RegExp(title, 'iu').test(dish.title)) &&
      (needs?.every((part) => this.#named(part).length > 0) ?? true) &&
      (objectTypeIds?.some((id) => dish.objectTypeIds.includes(id)) ?? true)
    )
  }

  /** Materials that a sentence is about; all of them when it names none. */
  chosen({ materials, groups, parts }: MaterialChoice, from: Iterable<Material> = this.#materials): Material[] {
    return [...from].filter((material) => {
      if (materials !== undefined) return materials.includes(material.key)
      if (groups !== undefined && !groups.includes(material.group)) return false
      return parts === undefined || parts.includes(this.partOf(material))
    })
  }

  /** Materials of `meat+fish`; a union stands for its parts. */
  #named(expression: string): Material[] {
    const parts = expression.split('+').flatMap((part) => this.#sentences.unions[part] ?? [part])
    return parts.flatMap((part) => this.#materials.filter((material) => this.partOf(material) === part))
  }

  #say(materials: readonly Material[]): string {
    return listed([...new Set(materials.map((material) => spokenName(material, this.#sentences)))])
  }

  /** How the materials that are still raw are made ready; null when nothing is left to do. */
  #prepared(expression: string | undefined): string | null {
    const raw = (expression === undefined ? this.#materials : this.#named(expression)).filter((each) =>
      this.#left.has(each),
    )
    const bySentence = new Map<string, Material[]>()
    for (const material of raw) {
      const rule = this.#sentences.preparations.find(
        (each) => this.isFor(each) && this.chosen(each, [material]).length > 0,
      )
      if (rule === undefined) continue
      this.#left.delete(material)
      bySentence.set(rule.text, [...(bySentence.get(rule.text) ?? []), material])
    }
    const said = [...bySentence].map(([text, materials]) => text.replaceAll('{names}', this.#say(materials)))
    return said.length > 0 ? said.join(' ') : null
  }

  /** The sentence with its materials; null when one of its places stays empty. */
  line(text: string): string | null {
    let complete = true
    const filled = text.replace(/\{([a-zA-Z+:]+)\}/g, (_, expression: string) => {
      const said = /^prepare(?::|$)/.test(expression)
        ? this.#prepared(expression.split(':')[1])
        : this.#say(this.#named(expression))
      if (said === null || said === '') complete = false
      return said ?? ''
    })
    return complete ? asSentences(filled) : null
  }
}

/**
 * How a dish is prepared, in Vietnamese: the recipe of its family, with the materials that it has, then what changes for small children
 * and what keeps it safe. A sentence whose materials the dish lacks is left out. Empty when no recipe is for the dish.
 */
export function dishSteps(dish: Dish, sentences: StepSentences): readonly string[] {
  const composer = new Composer(dish, sentences)
  const recipe = sentences.recipes.find((each) => composer.isFor(each))
  if (recipe === undefined) return []
  const steps = recipe.steps.flatMap((step) => {
    for (const text of typeof step === 'string' ? [step] : step) {
      const line = composer.line(text)
      if (line !== null) return [line]
    }
    return []
  })
  const after = [...sentences.notes, ...sentences.safety].filter(
    (each) => composer.isFor(each) && composer.chosen(each).length > 0,
  )
  return [...steps, ...after.map(({ text }) => text)]
}
