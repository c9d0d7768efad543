import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { loginTexts as words } from '../../texts/sign-in'
import type { LoginPanelProps } from './LoginPanel'

/** The ways to log in, fetched after the page is alive. */
export const LoginPanelPart = clientOnly<LoginPanelProps>(
  () => import(/* webpackChunkName: "login-form" */ './LoginPanel'),
  <LoadingState shape="panel" count={1} label={words.loadingForm} />,
)
