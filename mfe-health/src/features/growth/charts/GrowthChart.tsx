import { useId, useState } from 'react'
import type { Sex } from 'shared-contracts/growth'
import { ErrorState, LoadingState } from 'shared-frame'
import {
  type GrowthChartKind,
  type GrowthChartVisit,
  growthChartModel,
  growthTableOf,
  presetForAge,
  rangePresets,
  visitPoints,
} from 'shared-ui/clinical-charts'
import { ChartLegend, ClinicalChart, ExploreToggle, chartStyles as styles } from '../../charts'
import { ChartActions } from './ChartActions'
import { GrowthExplorerPart } from './growth-explorer-part'
import { growthSummary } from './growth-summary'
import { useGrowthTable } from './use-growth-table'
import { VisitTable } from './VisitTable'

export interface GrowthChartProps {
  readonly kind: GrowthChartKind
  readonly sex: Sex
  /** Empty: the curves of the standard alone. */
  readonly visits: readonly GrowthChartVisit[]
}

/** One growth chart: the standard's curves, a child's visits on them, a summary in words and a table of the same. */
export default function GrowthChart({ kind, sex, visits }: GrowthChartProps) {
  const [attempt, setAttempt] = useState(0)
  const [presetId, setPresetId] = useState<string | null>(null)
  const captionId = useId()
  const presets = rangePresets(kind)
  const newest = visits.reduce<number | null>((most, visit) => Math.max(most ?? 0, visit.ageInDays), null)
  const preset = presets.find(({ id }) => id === presetId) ?? presetForAge(kind, newest)
  const found = useGrowthTable(growthTableOf(kind, preset.standing), sex, attempt)

  if (found.state === 'failed') return <ErrorState onRetry={() => setAttempt(attempt + 1)} />
  if (found.state === 'loading') return <LoadingState shape="panel" count={1} label="Đang tải biểu đồ" />
  const ofTable =
    kind === 'weight-for-length' ? visits.filter((visit) => visit.ageInDays >= 731 === preset.standing) : visits
  const model = growthChartModel(kind, found.table, preset, visitPoints(kind, ofTable))
  return (
    <figure aria-labelledby={captionId}>
      <figcaption id={captionId} className={styles.caption}>
        <strong>
          {model.title}, {sex === 0 ? 'bé trai' : 'bé gái'}
        </strong>
        <small>{model.standard}</small>
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons that change the view are no form */}
      <div className={styles.presets} role="group" aria-label="Khoảng hiển thị" data-no-print>
        {presets.map((choice) => (
          <button
            key={choice.id}
            type="button"
            className={styles.preset}
            aria-pressed={choice === preset}
            onClick={() => setPresetId(choice.id)}
          >
            {choice.title}
          </button>
        ))}
      </div>
      <p>{growthSummary(kind, visits)}</p>
      <ClinicalChart model={model} />
      <ChartLegend model={model} />
      <ExploreToggle>
        <GrowthExplorerPart kind={kind} table={found.table} preset={preset} visits={ofTable} />
      </ExploreToggle>
      <VisitTable kind={kind} visits={visits} />
      <ChartActions model={model} kind={kind} visits={visits} />
    </figure>
  )
}
