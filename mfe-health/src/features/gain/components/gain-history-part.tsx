import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { HistoryProps } from '../../book'
import type { MotherCheck } from '../requests/mother-history'

/** The weighings with their verdicts, fetched when there are some. */
export const GainHistoryPart = clientOnly<HistoryProps<MotherCheck>>(
  () => import(/* webpackChunkName: "gain-advice" */ './GainHistory'),
  <LoadingState shape="panel" count={1} />,
)
