import type { PreviewKind } from 'shared-contracts/paths'
import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { previewTexts } from '../../texts/previews'

const loading = <LoadingState shape="panel" label={previewTexts.loading} />

/** A draft with its checklist. Documents hold nothing of it: it is fetched once it is known who looks. */
export const PreviewPart = clientOnly<{ readonly kind: PreviewKind; readonly id: number }>(
  () => import(/* webpackChunkName: "preview" */ './components/Preview'),
  loading,
)

/** A survey alone, as its visitors will see it, for the frame of the preview. */
export const SurveyFramePart = clientOnly<object>(
  () => import(/* webpackChunkName: "survey-frame" */ './components/SurveyFrame'),
  loading,
)
