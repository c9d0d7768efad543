import { type Material, partsOfText, type RecipeScript } from 'shared-contracts/nutrition'
import type { RecipeRules } from '../../tables'

/** A pattern of whole words, whatever their case. */
export const wholeWords = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')

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
  readonly phrases: RegExp
  /** Every spoken name of a material, the longest first. */
  readonly names: RegExp
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const all = (pattern: RegExp): RegExp => new RegExp(pattern.source, 'giu')

/** `names`: how recipes call the materials. */
export function recipeWords(rules: RecipeRules, names: Iterable<string>): RecipeWords {
  const known = [...new Set(names)].sort((a, b) => b.length - a.length)
  return {
    cooking: wholeWords(rules.cooking),
    cookingNouns: all(wholeWords(rules.cookingNouns)),
    withoutStove: new RegExp(`(?<!\\p{L})(?:${rules.withoutStove})|\\d\\s*°C`, 'iu'),
    done: wholeWords(rules.done),
    mixesAll: wholeWords(rules.mixesAll),
    halves: wholeWords(rules.halves),
    grams: new RegExp(rules.grams, 'iu'),
    time: wholeWords(rules.time),
    phrases: all(wholeWords(rules.phrases.map(({ words }) => words).join('|') || '(?!)')),
    names: all(wholeWords(known.map(escaped).join('|') || '(?!)')),
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
    text.split(/(?<=[.;!?])\s+/).map((sentence) => {
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
