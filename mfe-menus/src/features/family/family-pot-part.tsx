import { LoadingState } from 'shared-ui'
import { clientOnly } from 'shared-ui/remote'

/** The family's pot, fetched after hydration. */
export const FamilyPotPart = clientOnly<object>(
  () => import(/* webpackChunkName: "family-pot" */ './FamilyPot'),
  <LoadingState />,
)
