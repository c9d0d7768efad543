import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { texts } from '../../../texts'
import type { GainExplorerProps } from './GainExplorer'

/** The chart to explore, with the chart library, fetched when somebody asks for it. */
export const GainExplorerPart = clientOnly<GainExplorerProps>(
  () => import(/* webpackChunkName: "gain-explorer" */ './GainExplorer'),
  <LoadingState shape="panel" count={1} label={texts.book.loadingExplorer} />,
)
