import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { texts } from '../../../texts'
import type { GrowthExplorerProps } from './GrowthExplorer'

/** The chart to explore, with the chart library, fetched when somebody asks for it. */
export const GrowthExplorerPart = clientOnly<GrowthExplorerProps>(
  () => import(/* webpackChunkName: "growth-explorer" */ './GrowthExplorer'),
  <LoadingState shape="panel" count={1} label={texts.book.loadingExplorer} />,
)
