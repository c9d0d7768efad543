import type { HealthRule } from 'shared-contracts/health-rules'

/** The rule book by id. */
export type RuleBook = ReadonlyMap<string, HealthRule>

export function ruleBookOf(rules: readonly HealthRule[]): RuleBook {
  return new Map(rules.map((rule) => [rule.id, rule]))
}

/** A text with the statements of the rules that it names. */
export interface PlacedRules {
  readonly text: string
  /** Ids of the rules told, each once, in the order of the text. */
  readonly ids: readonly string[]
  /** Placeholders of rules that don't exist, with their line of the text. */
  readonly unknown: readonly { readonly id: string; readonly line: number }[]
}

/** `{{rule:<id>}}` in Markdown stands for the rule's statement, so that a sentence about safety is written in one place. */
const PLACEHOLDER = /\{\{rule:([^}]*)\}\}/g

/** Puts the statements in place of the placeholders. Lines keep their numbers. */
export function placeRules(markdown: string, rules: RuleBook): PlacedRules {
  const ids = new Set<string>()
  const unknown: { id: string; line: number }[] = []
  const text = markdown.replace(PLACEHOLDER, (placeholder, name: string, offset: number) => {
    const id = name.trim()
    const rule = rules.get(id)
    if (rule === undefined) {
      unknown.push({ id, line: markdown.slice(0, offset).split('\n').length })
      return placeholder
    }
    ids.add(id)
    return asMarkdown(rule.statement)
  })
  return { text, ids: [...ids], unknown }
}

/** A statement is plain text: its characters mean nothing to Markdown, and it stays on its line. */
function asMarkdown(statement: string): string {
  return statement.replace(/[\\`*_[\]|<>]/g, '\\$&').replace(/\s+/g, ' ')
}
