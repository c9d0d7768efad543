import { LoadingState } from 'shared-ui'
import { clientOnly } from 'shared-ui/remote'

/** What it does depends on the address alone, so it is fetched after the page is alive. */
export const UndoPanelPart = clientOnly<object>(
  () => import(/* webpackChunkName: "undo" */ './UndoPanel'),
  <LoadingState shape="panel" count={1} />,
)
