import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { GrowthSheetToolProps } from './components/GrowthSheetTool'
import { growthSheetTexts as texts } from './texts'

/** Form, rules and charts, fetched once it is known that the reader is staff. */
export const GrowthSheetPart = clientOnly<GrowthSheetToolProps>(
  () => import(/* webpackChunkName: "growth-sheet" */ './components/GrowthSheetTool'),
  <LoadingState shape="panel" count={1} label={texts.loading} />,
)
