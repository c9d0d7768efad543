import { LoadingState } from 'shared-ui'
import { clientOnly } from 'shared-ui/remote'
import { deskTexts } from '../desk-texts'
import type { NewItemFormProps } from './NewItemForm'

/** The form with its MUI fields, fetched after the page is alive. */
export const NewItemPart = clientOnly<NewItemFormProps>(
  () => import(/* webpackChunkName: "desk-new" */ './NewItemForm'),
  <LoadingState shape="panel" label={deskTexts.loading} />,
)
