import { formatNeed, formatNumber, unitWords } from 'shared-contracts/formats'
import { extraStandards, needGroups, needSources, standards } from 'shared-contracts/menus'
import type { Need } from '../requests/needs'
import { needsTablesTexts as texts } from '../texts'

/** One line of a table of needs, its figures with their unit in words. */
export interface NeedRow {
  readonly standardId: number
  readonly title: string
  readonly unit: string
  /** A point or a range; null: the sources state a safe upper level alone. */
  readonly recommended: string | null
  readonly upper: string | null
  readonly source: string
  readonly need: Need
}

export interface NeedRows {
  readonly title: string
  readonly rows: readonly NeedRow[]
}

const byId = new Map([...standards, ...extraStandards].map((standard) => [standard.id, standard]))

/** What sources recommend or call safe at most, in the groups and the order of the nutrition table; the programme's own ranges are none of it. */
export function needRows(needs: readonly Need[]): readonly NeedRows[] {
  const needById = new Map(needs.map((need) => [need.standardId, need]))
  return needGroups
    .map(({ title, standardIds }) => ({
      title,
      rows: standardIds.flatMap((id) => {
        const standard = byId.get(id)
        const need = needById.get(id)
        return standard && need && isTold(need) ? [needRow(need, standard.title, unitWords(standard.unit))] : []
      }),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** `elsewhere`: another standard tells the same, as salt does sodium. */
function isTold({ judged, recommended, upper }: Need): boolean {
  return judged !== 'elsewhere' && (recommended !== undefined || upper !== undefined)
}

function needRow(need: Need, title: string, unit: string): NeedRow {
  const { standardId, recommended, upper, weekMean } = need
  return {
    standardId,
    title,
    unit,
    recommended: recommended
      ? [
          `${formatNeed({ min: recommended.from, max: recommended.to })} ${unit}`,
          ...(weekMean ? [texts.weekMean] : []),
        ].join(', ')
      : null,
    upper: upper
      ? [`${formatNumber(upper.amount)} ${unit}`, ...(upper.ofAdded ? [texts.ofAdded] : [])].join(', ')
      : null,
    source: sourcesOf(need),
    need,
  }
}

/** Publisher and year, once where both figures come from the same. */
function sourcesOf({ recommended, source, upper }: Need): string {
  const codes = new Set([recommended ? source : undefined, upper?.source ?? (recommended ? undefined : source)])
  return [...codes].flatMap((code) => (code === undefined ? [] : publisherOf(code))).join('; ')
}

function publisherOf(code: string): string {
  const source = needSources[code]
  return source ? [source.publisher, source.year].filter(Boolean).join(' ') : code
}
