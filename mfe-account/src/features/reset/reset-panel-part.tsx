import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { ResetPanelProps } from './ResetPanel'

/** The forms of a forgotten password, fetched after the page is alive. */
export const ResetPanelPart = clientOnly<ResetPanelProps>(
  () => import(/* webpackChunkName: "reset-form" */ './ResetPanel'),
  <LoadingState shape="panel" count={1} />,
)
