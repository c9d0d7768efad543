import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { VerifyPanelProps } from './components/VerifyPanel'

/** The verification, fetched after the page is alive: what it does depends on the address alone. */
export const VerifyPanelPart = clientOnly<VerifyPanelProps>(
  () => import(/* webpackChunkName: "verify" */ './components/VerifyPanel'),
  <LoadingState shape="panel" count={1} />,
)
