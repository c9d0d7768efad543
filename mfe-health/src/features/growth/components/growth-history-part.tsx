import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { GrowthHistoryProps } from './GrowthHistory'

/** The checks of a child with their verdicts, fetched when there are some. */
export const GrowthHistoryPart = clientOnly<GrowthHistoryProps>(
  () => import(/* webpackChunkName: "growth-advice" */ './GrowthHistory'),
  <LoadingState shape="panel" count={1} />,
)
