import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { sharingTexts as texts } from '../../texts/list-sharing'

/** A shared list. Its token stands where only scripts can read it. */
export const SharedListPart = clientOnly<object>(
  () => import(/* webpackChunkName: "shared-list" */ './components/SharedList'),
  <LoadingState shape="panel" label={texts.loadingShared} />,
)
