import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { GainSheetToolProps } from './components/GainSheetTool'
import { gainSheetTexts as texts } from './texts'

/** Form, rules and chart, fetched once it is known that the reader is staff. */
export const GainSheetPart = clientOnly<GainSheetToolProps>(
  () => import(/* webpackChunkName: "gain-sheet" */ './components/GainSheetTool'),
  <LoadingState shape="panel" count={1} label={texts.loading} />,
)
