import { type Material, partsOfText, type RecipeScript } from 'shared-contracts/nutrition'
import type { RecipeRules } from '../../tables'

const patterns = new Map<string, RegExp>()
/** A pattern of whole words, whatever their case; the same few are asked for thousands of recipes. */
export function wholeWords(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')
  patterns.set(pattern, known)
  return known
}

/** The patterns of recipe-rules.json, ready to use. */
export interface RecipeWords {
  readonly cooking: RegExp
  readonly cookingNouns: RegExp
  readonly withoutStove: RegExp
  readonly done: RegExp
  readonly mixesAll: RegExp
  readonly halves: RegExp
  readonly grams: RegExp
  readonly time: RegExp
  /** Names of materials in a text, small; what only looks like one left out. */
  namesIn(text: string): readonly string[]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const all = (pattern: RegExp): RegExp => new RegExp(pattern.source, 'giu')

/** `names`: how recipes call the materials. */
export function recipeWords(rules: RecipeRules, names: Iterable<string>): RecipeWords {
  const longestFirst = [...new Set(names)].sort((a, b) => b.length - a.length)
  const named = all(wholeWords(longestFirst.map(escaped).join('|') || '(?!)'))
  const phrases = all(wholeWords(rules.phrases.map(({ words }) => words).join('|') || '(?!)'))
  // Composed recipes say the same few sentences thousands of times.
  const known = new Map<string, readonly string[]>()
  return {
    cooking: wholeWords(rules.cooking),
    cookingNouns: all(wholeWords(rules.cookingNouns)),
    withoutStove: new RegExp(`(?<!\\p{L})(?:${rules.withoutStove})|\\d\\s*°C`, 'iu'),
    done: wholeWords(rules.done),
    mixesAll: wholeWords(rules.mixesAll),
    halves: wholeWords(rules.halves),
    grams: new RegExp(rules.grams, 'iu'),
    time: wholeWords(rules.time),
    namesIn(text) {
      const found =
        known.get(text) ?? [...text.replace(phrases, ' ').matchAll(named)].map(([name]) => name.toLowerCase())
      known.set(text, found)
      return found
    },
  }
}

/** A sentence of a step: its words without the materials, and which materials it is about. */
export interface Sentence {
  /** Index of the step. */
  readonly step: number
  readonly words: string
  readonly keys: ReadonlySet<string>
}

/** The recipe sentence by sentence. A sentence about a material is one that refers to it. */
export function sentencesOf({ steps }: Pick<RecipeScript, 'steps'>): readonly Sentence[] {
  return steps.flatMap(({ text }, step) =>
    text.split(/(?<=[.!?])\s+/).map((sentence) => {
      const parts = partsOfText(sentence)
      return {
        step,
        words: parts.map((part) => (typeof part === 'string' ? part : '·')).join(''),
        keys: new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : part.keys))),
      }
    }),
  )
}

interface Choice {
  readonly materials?: readonly string[] | undefined
  readonly groups?: readonly string[] | undefined
  readonly except?: readonly string[] | undefined
}

/** Whether a rule is about a material: named by key, or of a group and not excepted. */
export function isChosen(material: Material, { materials, groups, except }: Choice): boolean {
  if (materials?.includes(material.key) ?? false) return true
  return (groups?.includes(material.group) ?? false) && !(except?.includes(material.key) ?? false)
}
