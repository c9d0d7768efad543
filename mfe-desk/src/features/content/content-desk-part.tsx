import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { contentTexts } from './content-texts'

/** For editors alone, so its code and words stay out of what readers load. */
export const ContentDeskPart = clientOnly<object>(
  () => import(/* webpackChunkName: "content-desk" */ './components/ContentDesk'),
  <LoadingState shape="panel" label={contentTexts.loading} />,
)
