import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { FamilyPotProps } from './FamilyPot'

/** The family's pot, fetched after hydration. */
export const FamilyPotPart = clientOnly<FamilyPotProps>(
  () => import(/* webpackChunkName: "family-pot" */ './FamilyPot'),
  <LoadingState shape="panel" />,
)
