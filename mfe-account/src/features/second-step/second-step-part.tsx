import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { accountTexts } from '../../texts/account'
import type { SecondStepProps } from './SecondStep'

/** The second step of the account, fetched after the page is alive. */
export const SecondStepPart = clientOnly<SecondStepProps>(
  () => import(/* webpackChunkName: "second-step" */ './SecondStep'),
  <LoadingState shape="panel" label={accountTexts.secondStep.loading} />,
)
