import { LoadingState } from 'shared-ui'
import { clientOnly } from 'shared-ui/remote'
import { classDeskTexts } from '../../../texts/class-desk'
import type { ClassFormProps } from './ClassForm'

/** The form and its controls come when an editor opens it. */
export const ClassFormPart = clientOnly<ClassFormProps>(
  () => import('./ClassForm'),
  <LoadingState shape="panel" label={classDeskTexts.loading} />,
)
