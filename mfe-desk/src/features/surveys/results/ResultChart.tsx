import { lazy, Suspense, useState } from 'react'
import { Button, LoadingState } from 'shared-frame'
import { deskTexts } from '../desk-texts'
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
          aria-label={`${deskTexts.results.showChart}: ${props.title}`}
        >
          {deskTexts.results.showChart}
        </Button>
      </p>
    )
  }
  return (
    <Suspense fallback={<LoadingState count={1} label={deskTexts.loading} />}>
      <Bars {...props} />
    </Suspense>
  )
}
