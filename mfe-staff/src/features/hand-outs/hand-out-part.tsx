import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { handOutTexts as texts } from './texts'

/** Form and rule book, fetched once it is known that the reader is staff. */
export const HandOutPart = clientOnly<object>(
  () => import(/* webpackChunkName: "hand-out" */ './components/HandOutTool'),
  <LoadingState shape="panel" count={1} label={texts.loading} />,
)
