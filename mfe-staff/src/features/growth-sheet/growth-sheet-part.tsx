import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { sheetTexts as texts } from '../sheets'
import type { GrowthSheetToolProps } from './components/GrowthSheetTool'

/** Form, rules and charts, fetched once it is known that the reader is staff. */
export const GrowthSheetPart = clientOnly<GrowthSheetToolProps>(
  () => import(/* webpackChunkName: "growth-sheet" */ './components/GrowthSheetTool'),
  <LoadingState shape="panel" count={1} label={texts.loading} />,
)
