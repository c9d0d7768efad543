import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { AnswerFormProps } from './AnswerForm'
import { messageTexts } from './message-texts'

/** The form and its controls come when an editor opens a message. */
export const AnswerFormPart = clientOnly<AnswerFormProps>(
  () => import('./AnswerForm'),
  <LoadingState shape="panel" label={messageTexts.loading} />,
)
