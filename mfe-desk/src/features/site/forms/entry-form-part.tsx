import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { siteDeskTexts } from '../site-desk-texts'
import type { EntryFormProps } from './EntryForm'

/** The form and its controls come when an editor opens it. */
export const EntryFormPart = clientOnly<EntryFormProps>(
  () => import('./EntryForm'),
  <LoadingState shape="panel" label={siteDeskTexts.loading} />,
)
