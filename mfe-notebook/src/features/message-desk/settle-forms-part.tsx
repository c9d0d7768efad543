import { LoadingState } from 'shared-ui'
import { clientOnly } from 'shared-ui/remote'
import { messageDeskTexts } from './message-desk-texts'
import type { SettleFormsProps } from './SettleForms'

/** The forms and their controls come when an editor opens a message. */
export const SettleForms = clientOnly<SettleFormsProps>(
  () => import('./SettleForms'),
  <LoadingState shape="panel" label={messageDeskTexts.loading} />,
)
