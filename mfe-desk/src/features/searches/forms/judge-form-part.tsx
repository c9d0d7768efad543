import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { searchTexts } from '../search-texts'

/** The form and its controls come after the lists. */
export const JudgeFormPart = clientOnly<object>(
  () => import('./JudgeForm'),
  <LoadingState shape="panel" label={searchTexts.loading} />,
)
