import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { sheetTexts as texts } from '../sheets'
import type { GainSheetToolProps } from './components/GainSheetTool'

/** Form, rules and chart, fetched once it is known that the reader is staff. */
export const GainSheetPart = clientOnly<GainSheetToolProps>(
  () => import(/* webpackChunkName: "gain-sheet" */ './components/GainSheetTool'),
  <LoadingState shape="panel" count={1} label={texts.loading} />,
)
