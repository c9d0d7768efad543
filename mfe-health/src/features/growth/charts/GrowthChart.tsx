import { useState } from 'react'
import type { Sex } from 'shared-contracts/growth'
import { ErrorState, LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { SaveButton } from 'shared-frame/saving'
import {
  type GrowthChartKind,
  type GrowthChartVisit,
  growthChartModel,
  growthTableOf,
  presetForAge,
  rangePresets,
  visitPoints,
  visitRows,
} from 'shared-ui/clinical-charts'
import { bookTexts } from '../../../texts/book'
import { BookChart, chartStyles as styles } from '../../charts'
import type { GrowthExplorerProps } from './GrowthExplorer'
import { growthSummary } from './growth-summary'
import { useGrowthTable } from './use-growth-table'
import { visitsCsv } from './visits-csv'

export interface GrowthChartProps {
  readonly kind: GrowthChartKind
  readonly sex: Sex
  /** Empty: the curves of the standard alone. */
  readonly visits: readonly GrowthChartVisit[]
}

const Explorer = clientOnly<GrowthExplorerProps>(
  () => import(/* webpackChunkName: "growth-explorer" */ './GrowthExplorer'),
  <LoadingState shape="panel" count={1} label={bookTexts.loadingExplorer} />,
)

/** One growth chart: the standard's curves, a child's visits on them, and their figures for a spreadsheet. */
export default function GrowthChart({ kind, sex, visits }: GrowthChartProps) {
  const [attempt, setAttempt] = useState(0)
  const [presetId, setPresetId] = useState<string | null>(null)
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
    <BookChart
      model={model}
      title={`${model.title}, ${sex === 0 ? 'bé trai' : 'bé gái'}`}
      choices={
        // biome-ignore lint/a11y/useSemanticElements: buttons that change the view are no form
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
      }
      summary={growthSummary(kind, visits)}
      explorer={<Explorer kind={kind} table={found.table} preset={preset} visits={ofTable} />}
      figures={{
        columns: ['Ngày', 'Tuổi', 'Số đo', 'z-score', 'Bách phân vị', 'Nhận xét'],
        rows: visitRows(kind, visits).map(({ visit: { id }, day, age, value, zScore, percentile, meaning }) => ({
          id,
          cells: [day, age, value, zScore, percentile, meaning],
        })),
      }}
      fileName={`tang-truong-${kind}`}
      actions={
        visits.length > 0 && (
          <SaveButton
            tone="quiet"
            size="small"
            file={() => ({
              content: new Blob([visitsCsv(visits)], { type: 'text/csv;charset=utf-8' }),
              name: 'tang-truong.csv',
            })}
          >
            Lưu bảng CSV
          </SaveButton>
        )
      }
    />
  )
}
