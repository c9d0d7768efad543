import { type ReactNode, useId } from 'react'
import { SaveButton } from 'shared-frame/saving'
import { type ChartModel, PAPER_CHART, svgTextOf } from 'shared-ui/clinical-charts'
import { svgPng } from 'shared-ui/drawing'
import { ChartLegend } from './ChartLegend'
import styles from './Charts.module.css'
import { ClinicalChart } from './ClinicalChart'
import { ExploreToggle } from './ExploreToggle'
import { type Figures, FigureTable } from './FigureTable'

interface Props {
  readonly model: ChartModel
  readonly title: string
  /** Which stretch of the standard is shown. */
  readonly choices?: ReactNode
  /** The chart in words, for those who can't see it and those in a hurry. */
  readonly summary: string
  readonly explorer: ReactNode
  readonly figures: Figures
  /** Of the picture, without its ending. */
  readonly fileName: string
  /** Further ways to take the figures away. */
  readonly actions?: ReactNode
}

/** One chart of a health book, in words and as a table too, to be explored and taken away. */
export function BookChart({ model, title, choices, summary, explorer, figures, fileName, actions }: Props) {
  const captionId = useId()
  return (
    <figure aria-labelledby={captionId}>
      <figcaption id={captionId} className={styles.caption}>
        <strong>{title}</strong>
        <small>{model.standard}</small>
      </figcaption>
      {choices}
      <p>{summary}</p>
      <ClinicalChart model={model} />
      <ChartLegend model={model} />
      <ExploreToggle>{explorer}</ExploreToggle>
      <FigureTable {...figures} />
      <div className={styles.actions} data-no-print>
        <SaveButton
          tone="quiet"
          size="small"
          file={async () => ({ content: await svgPng(svgTextOf(model), PAPER_CHART, 2), name: `${fileName}.png` })}
        >
          Lưu ảnh PNG
        </SaveButton>
        {actions}
      </div>
    </figure>
  )
}
