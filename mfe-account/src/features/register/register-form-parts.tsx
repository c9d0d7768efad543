import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { loginTexts } from '../../texts/sign-in'
import type { RegisterFormProps } from './forms/register-form-props'

const waiting = <LoadingState shape="panel" count={2} label={loginTexts.loadingForm} />

/* The forms with their MUI fields, fetched after the page is alive. */

export const FamilyFormPart = clientOnly<RegisterFormProps>(
  () => import(/* webpackChunkName: "register-form" */ './forms/FamilyForm'),
  waiting,
)

export const StaffFormPart = clientOnly<RegisterFormProps>(
  () => import(/* webpackChunkName: "staff-register-form" */ './forms/StaffForm'),
  waiting,
)
