import { formatNeed, formatNumber, unitWords } from 'shared-contracts/formats'
import type { Activity } from 'shared-contracts/nutrition'
import type { PrintedBlock, PrintedCell, PrintedSheet } from 'shared-frame/printing'
import { needsTexts } from '../../../texts/needs'
import { sourceWords } from '../../amounts'
import { type Need, recommendedNeeds, topicsOf } from '../rules/need-groups'
import { usedSources } from '../rules/used-sources'

const words = needsTexts

export interface PrintedNeeds {
  readonly needs: readonly Need[]
  /** Whose they are. */
  readonly title: string
  /** Null: the need isn't split. */
  readonly activity: Activity | null
}

/** Recommendations by topic as tables, the sources below; the range of menus is none of it. */
export function needsSheet({ needs, title, activity }: PrintedNeeds): PrintedSheet {
  const recommended = recommendedNeeds(needs)
  const tables = topicsOf(recommended).flatMap(({ code, rows }): PrintedBlock[] => [
    { kind: 'heading', text: words.topics[code] },
    {
      kind: 'table',
      letters: 'text',
      columns: [
        { title: words.standard, share: 3 },
        { title: words.perDay, share: 3 },
        { title: words.upperLevel, share: 3 },
        { title: words.sourceTitle, share: 3 },
      ],
      rows: rows.map(({ standard, need }) => [standard.title, ...figures(need, unitWords(standard.unit))]),
    },
  ])
  const sources = usedSources(recommended).map(({ publisher, title: publication, year }) =>
    [publisher, publication, year].filter(Boolean).join(', '),
  )
  return {
    title: words.of(title),
    ...(activity === null ? {} : { subtitle: `${words.activity}: ${words.activities[activity]}` }),
    blocks: [
      ...tables,
      { kind: 'text', text: words.note },
      { kind: 'heading', text: words.printed.sources },
      ...sources.map((text): PrintedBlock => ({ kind: 'text', text })),
    ],
  }
}

function figures({ recommended, upper, source }: Need, unit: string): readonly PrintedCell[] {
  const ofAdded = upper?.ofAdded ? ` (${words.ofAdded})` : ''
  return [
    recommended ? `${formatNeed({ min: recommended.from, max: recommended.to })} ${unit}` : words.noRecommendation,
    upper ? `${formatNumber(upper.amount)} ${unit}${ofAdded}` : '–',
    sourceWords(recommended ? source : upper?.source),
  ]
}
