import { LoadingState } from 'shared-ui'
import { clientOnly } from 'shared-ui/remote'
import { secondStepTexts as texts } from '../../texts/second-step'
import type { SecondStepProps } from './SecondStep'

/** The second step of the account, fetched after the page is alive. */
export const SecondStepPart = clientOnly<SecondStepProps>(
  () => import(/* webpackChunkName: "second-step" */ './SecondStep'),
  <LoadingState shape="panel" label={texts.loading} />,
)
