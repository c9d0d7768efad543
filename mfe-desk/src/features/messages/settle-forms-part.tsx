import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { messageDeskTexts } from './message-desk-texts'
import type { SettleFormsProps } from './SettleForms'

/** The forms and their controls come when an editor opens a message. */
export const SettleForms = clientOnly<SettleFormsProps>(
  () => import('./SettleForms'),
  <LoadingState shape="panel" label={messageDeskTexts.loading} />,
)
