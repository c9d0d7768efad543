import { LoadingState } from 'shared-ui'
import { clientOnly } from 'shared-ui/remote'
import { accountTexts } from '../../texts/account'
import type { DeleteAccountFormProps } from './forms/DeleteAccountForm'

/** The form with its MUI field, fetched after the page is alive. */
export const DeleteAccountPart = clientOnly<DeleteAccountFormProps>(
  () => import(/* webpackChunkName: "delete-account-form" */ './forms/DeleteAccountForm'),
  <LoadingState shape="panel" count={1} label={accountTexts.formLoading} />,
)
