import type { Dish, Material } from '../food'
import type { MaterialChoice, StepCondition, StepSentences } from './step-sentences'

/** The name of a material inside a sentence: without what stands in brackets, the first letter small. */
export function spokenName(material: Material, { names }: Pick<StepSentences, 'names'>): string {
  const given = names[material.key]
  if (given !== undefined) return given
  const title = material.title.replace(/ \(.*\)$/, '')
  return title.charAt(0).toLowerCase() + title.slice(1)
}

const patterns = new Map<string, RegExp>()
/** The pattern of a title; sentences name the same few for thousands of dishes. */
function patternOf(title: string): RegExp {
  const known = patterns.get(title) ?? new RegExp(title, 'iu')
  patterns.set(title, known)
  return known
}

/** As {@link spokenName}, but as the dish's title calls it where the title uses the other name: "Cá lóc kho", not "cá quả". */
export function nameInDish(material: Material, { title }: Dish, sentences: Pick<StepSentences, 'names'>): string {
  const name = spokenName(material, sentences)
  const other = / \((.*)\)$/.exec(material.title)?.[1]
  const said = title.toLowerCase()
  return other !== undefined && said.includes(other) && !said.includes(name) ? other : name
}

/** A dish's materials sorted into the parts of the sentences. */
export class DishParts {
  readonly dish: Dish
  readonly materials: readonly Material[]
  readonly #sentences: StepSentences
  readonly #partOf: ReadonlyMap<Material, string>

  constructor(dish: Dish, sentences: StepSentences) {
    this.dish = dish
    this.#sentences = sentences
    this.materials = [...new Set(dish.ingredients.map(({ material }) => material))]
    this.#partOf = new Map(this.materials.map((material) => [material, this.#sorted(material)]))
  }

  #sorted(material: Material): string {
    const { parts } = this.#sentences
    const own = parts.find(({ materials }) => materials.includes(material.key))
    return (own ?? parts.find(({ groups }) => groups.includes(material.group)))?.part ?? 'other'
  }

  /** Materials of `meat+fish`: of parts, unions of parts, or keys of materials. */
  named(expression: string): readonly Material[] {
    const parts = expression.split('+').flatMap((part) => this.#sentences.unions[part] ?? [part])
    const found = parts.flatMap((part) =>
      this.materials.filter((material) => this.#partOf.get(material) === part || material.key === part),
    )
    return [...new Set(found)]
  }

  fits({ families, methods, title, needs, lacks, objectTypeIds }: StepCondition): boolean {
    const { dish } = this
    return (
      (families?.includes(dish.family) ?? true) &&
      (methods?.includes(dish.method) ?? true) &&
      (title === undefined || patternOf(title).test(dish.title)) &&
      (needs?.every((part) => this.named(part).length > 0) ?? true) &&
      (lacks?.every((part) => this.named(part).length === 0) ?? true) &&
      (objectTypeIds?.some((id) => dish.objectTypeIds.includes(id)) ?? true)
    )
  }

  isChosen(material: Material, { materials, groups, parts }: MaterialChoice): boolean {
    if (materials !== undefined) return materials.includes(material.key)
    if (groups !== undefined && !groups.includes(material.group)) return false
    return parts === undefined || parts.includes(this.#partOf.get(material) ?? '')
  }

  /** Whether the dish has one of the chosen materials; true where none are chosen. */
  has(choice: MaterialChoice): boolean {
    return this.materials.some((material) => this.isChosen(material, choice))
  }

  /** Minutes of an entry of `times`: of the slowest of the materials that have one; null where none has. */
  minutesOf(times: string, materials: readonly Material[]): number | null {
    const rules = this.#sentences.times[times] ?? []
    const found = materials.flatMap((material) => rules.find((rule) => this.isChosen(material, rule))?.minutes ?? [])
    return found.length === 0 ? null : Math.max(...found)
  }
}
