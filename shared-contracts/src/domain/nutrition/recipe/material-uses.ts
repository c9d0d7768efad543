import { partsOfText } from './recipe-text'

/** What is wrong with how often a recipe uses a material; `step` is its index, null for the whole recipe. */
export interface UseFault {
  readonly kind: 'unknown' | 'usedUp' | 'unused' | 'left' | 'restOfWhole'
  readonly key: string
  readonly step: number | null
}

const ALL = 1 - 1e-9

/** Each material of the dish is used up exactly once: whole, in parts that make one, or in parts and the rest. Empty when that is so. */
export function useFaults(texts: readonly string[], keys: readonly string[]): readonly UseFault[] {
  const used = new Map(keys.map((key) => [key, 0]))
  const faults: UseFault[] = []
  for (const [step, text] of texts.entries()) {
    for (const part of partsOfText(text)) {
      if (typeof part === 'string') continue
      for (const key of part.keys) {
        const before = used.get(key)
        if (before === undefined) {
          faults.push({ kind: 'unknown', key, step })
          continue
        }
        if (part.use === 'name') continue
        if (part.use === 'rest' && before === 0) faults.push({ kind: 'restOfWhole', key, step })
        const share = part.use === 'whole' ? 1 : part.use === 'rest' ? Math.max(1 - before, 0) : part.use.share
        if (before > ALL || before + share > 1 + 1e-9) faults.push({ kind: 'usedUp', key, step })
        used.set(key, before + share)
      }
    }
  }
  for (const [key, share] of used) {
    if (share === 0) faults.push({ kind: 'unused', key, step: null })
    else if (share < ALL) faults.push({ kind: 'left', key, step: null })
  }
  return faults
}
