import { useId } from 'react'
import { type FetusCount, gainStandardFor, type MotherBefore } from 'shared-contracts/gestation'
import { Disclosure } from 'shared-frame'
import { SaveButton } from 'shared-frame/saving'
import { type GainVisit, gainChartModel, PAPER_CHART, svgTextOf } from 'shared-ui/clinical-charts'
import { svgPng } from 'shared-ui/drawing'
import { ChartLegend, ClinicalChart, ExploreToggle, chartStyles as styles } from '../../charts'
import { GainExplorerPart } from './gain-explorer-part'

export interface GainChartProps {
  /** Null: not known; the band of a normal BMI stands as an example. */
  readonly before: MotherBefore | null
  readonly visits: readonly GainVisit[]
  readonly fetusCount: FetusCount
}

/** A mother's weight gain through pregnancy: band, weighings, a summary in words and a table of the same. */
export default function GainChart({ before, visits, fetusCount }: GainChartProps) {
  const captionId = useId()
  const model = gainChartModel(before, visits, gainStandardFor(fetusCount))
  const newest = model.points.at(-1)
  return (
    <figure aria-labelledby={captionId}>
      <figcaption id={captionId} className={styles.caption}>
        <strong>{model.title}</strong>
        <small>{model.standard}</small>
      </figcaption>
      <p>
        {newest
          ? `Lần gần nhất ngày ${newest.title}: ${newest.details.map(withSmallInitial).join('; ')}.`
          : `${model.bands.length > 0 ? 'Dải màu là khoảng tăng cân nên có. ' : ''}Chưa có lần cân nào trên biểu đồ.`}
      </p>
      <ClinicalChart model={model} />
      <ChartLegend model={model} />
      <ExploreToggle>
        <GainExplorerPart model={model} />
      </ExploreToggle>
      {model.points.length > 0 && (
        <Disclosure summary="Xem bảng số liệu">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Lần cân</th>
                <th scope="col">Kết quả</th>
              </tr>
            </thead>
            <tbody>
              {model.points.map((point) => (
                <tr key={point.id}>
                  <th scope="row">{point.title}</th>
                  <td>{point.details.join('. ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      )}
      <div className={styles.actions} data-no-print>
        <SaveButton
          tone="quiet"
          size="small"
          file={async () => ({ content: await svgPng(svgTextOf(model), PAPER_CHART, 2), name: 'tang-can.png' })}
        >
          Lưu ảnh PNG
        </SaveButton>
      </div>
    </figure>
  )
}

function withSmallInitial(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
