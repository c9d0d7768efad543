import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { loginTexts as words } from '../../texts/sign-in'
import type { LoginByCodeProps } from './LoginByCode'

/** Login by a code, fetched when somebody asks for it. */
export const LoginByCodePart = clientOnly<LoginByCodeProps>(
  () => import(/* webpackChunkName: "login-by-code" */ './LoginByCode'),
  <LoadingState shape="panel" count={1} label={words.loadingForm} />,
)
