import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { accountTexts } from '../../texts/account'
import type { OwnDataFormProps } from './forms/DeleteAccountForm'
import type { DownloadDataFormProps } from './forms/DownloadDataForm'

const loading = <LoadingState shape="panel" count={1} label={accountTexts.formLoading} />

/* The forms with their MUI fields, fetched after the page is alive. */

export const DeleteAccountPart = clientOnly<OwnDataFormProps>(
  () => import(/* webpackChunkName: "own-data-forms" */ './forms/DeleteAccountForm'),
  loading,
)

export const DownloadDataPart = clientOnly<DownloadDataFormProps>(
  () => import(/* webpackChunkName: "own-data-forms" */ './forms/DownloadDataForm'),
  loading,
)
