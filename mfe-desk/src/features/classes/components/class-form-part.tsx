import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { classDeskTexts } from '../class-desk-texts'
import type { ClassFormProps } from './ClassForm'

/** The form and its controls come when an editor opens it. */
export const ClassFormPart = clientOnly<ClassFormProps>(
  () => import('./ClassForm'),
  <LoadingState shape="panel" label={classDeskTexts.loading} />,
)
