import { LoadingState } from 'shared-ui'
import { clientOnly } from 'shared-ui/remote'
import { searchDeskTexts } from '../search-desk-texts'

/** The form and its controls come after the lists. */
export const JudgeFormPart = clientOnly<object>(
  () => import('./JudgeForm'),
  <LoadingState shape="panel" label={searchDeskTexts.loading} />,
)
