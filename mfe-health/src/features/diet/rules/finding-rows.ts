import type { DietResult } from '../requests/diet-result'

type Finding = DietResult['findings'][number]
type Suggestion = DietResult['suggestions'][number]

/** Something to do, with what helps. */
export interface FindingRow {
  readonly key: string
  readonly kind: Finding['kind']
  /** How to act; null: the limit says it all. */
  readonly text: string | null
  /** Limits that were exceeded, in words. */
  readonly limits: readonly string[]
  readonly foods: Suggestion['foods']
  /** The foods are eaten in place of something else. */
  readonly instead: boolean
}

/** Findings in the order of the result. A limit stands with the text that says how to act on it; one without such a text follows after the last. */
export function findingRows({ findings, limits, suggestions }: DietResult): readonly FindingRow[] {
  const rows = findings.map((finding): FindingRow => {
    const suggestion = finding.kind === 'below' ? suggestionOf(finding, suggestions) : undefined
    return {
      key: finding.adviceId,
      kind: finding.kind,
      text: finding.text,
      limits: finding.kind === 'limit' ? limitTexts(limits, ({ ruleId }) => finding.ruleIds.includes(ruleId)) : [],
      foods: suggestion?.foods ?? [],
      instead: suggestion?.instead ?? false,
    }
  })
  const told = new Set(findings.flatMap(({ kind, ruleIds }) => (kind === 'limit' ? ruleIds : [])))
  const alone = limitTexts(limits, ({ ruleId }) => !told.has(ruleId)).map(
    (text): FindingRow => ({ key: text, kind: 'limit', text: null, limits: [text], foods: [], instead: false }),
  )
  const after = rows.findLastIndex(({ kind }) => kind === 'urgent' || kind === 'limit') + 1
  return [...rows.slice(0, after), ...alone, ...rows.slice(after)]
}

function suggestionOf({ standardId }: Finding, suggestions: readonly Suggestion[]): Suggestion | undefined {
  return suggestions.find((suggestion) => suggestion.standardId === standardId)
}

function limitTexts(
  limits: DietResult['limits'],
  isMeant: (limit: DietResult['limits'][number]) => boolean,
): readonly string[] {
  return limits.filter(isMeant).map(({ text }) => text)
}
