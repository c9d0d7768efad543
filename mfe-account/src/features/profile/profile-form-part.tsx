import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { accountTexts } from '../../texts/account'
import type { ProfileFormProps } from './ProfileForm'

/** The form with its MUI fields, fetched after the page is alive. */
export const ProfileFormPart = clientOnly<ProfileFormProps>(
  () => import(/* webpackChunkName: "profile-form" */ './ProfileForm'),
  <LoadingState shape="panel" count={1} label={accountTexts.formLoading} />,
)
