import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { loginTexts as words } from '../../texts/sign-in'
import type { LoginStepProps } from './LoginStep'

/** The second step of a login, fetched when an account has one. */
export const LoginStepPart = clientOnly<LoginStepProps>(
  () => import(/* webpackChunkName: "login-step" */ './LoginStep'),
  <LoadingState shape="panel" count={1} label={words.loadingForm} />,
)
