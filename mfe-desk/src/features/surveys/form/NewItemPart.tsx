import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { surveyTexts } from '../survey-texts'
import type { NewItemFormProps } from './NewItemForm'

/** The form with its MUI fields, fetched after the page is alive. */
export const NewItemPart = clientOnly<NewItemFormProps>(
  () => import(/* webpackChunkName: "desk-new" */ './NewItemForm'),
  <LoadingState shape="panel" label={surveyTexts.loading} />,
)
