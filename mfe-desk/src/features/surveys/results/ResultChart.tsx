import { lazy, Suspense, useState } from 'react'
import { Button, LoadingState } from 'shared-frame'
import { surveyTexts } from '../survey-texts'
import type { ResultBarsProps } from './result-bars-part'

const Bars = lazy(() => import(/* webpackChunkName: "desk-result-bars" */ './result-bars-part'))

/** A chart of counts, whose library is fetched when it is asked for. */
export function ResultChart(props: ResultBarsProps) {
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <p>
        <Button
          tone="quiet"
          onClick={() => setOpen(true)}
          aria-label={`${surveyTexts.results.showChart}: ${props.title}`}
        >
          {surveyTexts.results.showChart}
        </Button>
      </p>
    )
  }
  return (
    <Suspense fallback={<LoadingState count={1} label={surveyTexts.loading} />}>
      <Bars {...props} />
    </Suspense>
  )
}
