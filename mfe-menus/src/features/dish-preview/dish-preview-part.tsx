import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'

/** Documents hold nothing of a dish that nobody sees yet: it is fetched once it is known who looks. */
export const DishPreviewPart = clientOnly<{ readonly id: number }>(
  () => import(/* webpackChunkName: "dish-preview" */ './DishPreview'),
  <LoadingState shape="panel" />,
)
