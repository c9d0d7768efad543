import { LoadingState } from 'shared-ui'
import { clientOnly } from 'shared-ui/remote'
import { siteDeskTexts } from '../site-desk-texts'
import type { EntryFormProps } from './EntryForm'

/** The form and its controls come when an editor opens it. */
export const EntryFormPart = clientOnly<EntryFormProps>(
  () => import('./EntryForm'),
  <LoadingState shape="panel" label={siteDeskTexts.loading} />,
)
