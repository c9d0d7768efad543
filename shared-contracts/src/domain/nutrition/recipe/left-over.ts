import type { Material } from '../food'
import { partsOfText } from './recipe-text'

/** What of a dish's materials sentences have not used yet, while a recipe is composed. */
export class LeftOver {
  readonly #parts: Map<string, number>

  constructor(parts: ReadonlyMap<string, number> = new Map()) {
    this.#parts = new Map(parts)
  }

  copy(): LeftOver {
    return new LeftOver(this.#parts)
  }

  isLeft({ key }: Material): boolean {
    return (this.#parts.get(key) ?? 0) < 1
  }

  /** References that use what is left of the materials, or a share of those untouched so far; '' when nothing is left. */
  use(materials: readonly Material[], share: string | undefined): string {
    const left = materials.filter((material) => this.isLeft(material))
    const fresh = left.filter(({ key }) => !this.#parts.has(key)).map(({ key }) => key)
    const begun = left.filter(({ key }) => this.#parts.has(key)).map(({ key }) => key)
    const isShare = share !== undefined && /^\d\/\d$/.test(share)
    const [part = 1, whole = 1] = isShare ? share.split('/').map(Number) : []
    for (const key of fresh) this.#parts.set(key, part / whole)
    for (const key of begun) this.#parts.set(key, 1)
    return [
      fresh.length === 0 ? '' : `{${fresh.join('+')}${isShare ? `:${share}` : ''}}`,
      begun.length === 0 ? '' : `{${begun.join('+')}:rest}`,
    ]
      .filter((reference) => reference !== '')
      .join(' và ')
  }

  /** Materials of which a part is used and no rest. */
  begun(): ReadonlySet<string> {
    return new Set([...this.#parts].filter(([, part]) => part < 1).map(([key]) => key))
  }
}

/** The text with the given materials used whole: the sentence for their rest fell away. */
export function usedWhole(text: string, keys: ReadonlySet<string>): string {
  return partsOfText(text)
    .map((part) => {
      if (typeof part === 'string') return part
      if (part.use === 'whole' || part.use === 'name' || part.use === 'rest')
        return `{${part.keys.join('+')}${part.use === 'whole' ? '' : `:${part.use}`}}`
      const whole = part.keys.filter((key) => keys.has(key))
      const partly = part.keys.filter((key) => !keys.has(key))
      return [
        whole.length === 0 ? '' : `{${whole.join('+')}}`,
        partly.length === 0 ? '' : `{${partly.join('+')}:${part.use.code}}`,
      ]
        .filter((reference) => reference !== '')
        .join(' và ')
    })
    .join('')
}
