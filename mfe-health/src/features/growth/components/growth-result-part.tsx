import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { GrowthResultProps } from './GrowthResult'

/** The result of a visit with its advice texts, fetched when there is one. */
export const GrowthResultPart = clientOnly<GrowthResultProps>(
  () => import(/* webpackChunkName: "growth-advice" */ './GrowthResult'),
  <LoadingState shape="panel" count={1} />,
)
