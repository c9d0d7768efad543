import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { GainHistoryProps } from './GainHistory'

/** The weighings with their verdicts, fetched when there are some. */
export const GainHistoryPart = clientOnly<GainHistoryProps>(
  () => import(/* webpackChunkName: "gain-advice" */ './GainHistory'),
  <LoadingState shape="panel" count={1} />,
)
