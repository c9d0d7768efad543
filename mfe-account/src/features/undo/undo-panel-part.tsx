import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'

/** What it does depends on the address alone, so it is fetched after the page is alive. */
export const UndoPanelPart = clientOnly<object>(
  () => import(/* webpackChunkName: "undo" */ './UndoPanel'),
  <LoadingState shape="panel" count={1} />,
)
