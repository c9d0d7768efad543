import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { GainResultProps } from './GainResult'

/** The result of a weighing with its advice texts, fetched when there is one. */
export const GainResultPart = clientOnly<GainResultProps>(
  () => import(/* webpackChunkName: "gain-advice" */ './GainResult'),
  <LoadingState shape="panel" count={1} />,
)
