import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { accountTexts } from '../../texts/account'
import type { ChangeEmailFormProps } from './forms/ChangeEmailForm'
import type { ChangePhoneFormProps } from './forms/ChangePhoneForm'
import type { EndSessionFormProps } from './forms/EndSessionForm'

const loading = <LoadingState shape="panel" count={1} label={accountTexts.formLoading} />

/* The forms with their MUI fields, fetched after the page is alive. */

export const ChangePhoneFormPart = clientOnly<ChangePhoneFormProps>(
  () => import(/* webpackChunkName: "security-forms" */ './forms/ChangePhoneForm'),
  loading,
)

export const ChangePasswordFormPart = clientOnly<{ readonly userName: string }>(
  () => import(/* webpackChunkName: "security-forms" */ './forms/ChangePasswordForm'),
  loading,
)

export const EndSessionFormPart = clientOnly<EndSessionFormProps>(
  () => import(/* webpackChunkName: "security-forms" */ './forms/EndSessionForm'),
  loading,
)

export const ChangeEmailFormPart = clientOnly<ChangeEmailFormProps>(
  () => import(/* webpackChunkName: "change-email-form" */ './forms/ChangeEmailForm'),
  loading,
)
