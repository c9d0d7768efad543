import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { texts } from '../../texts'

/** Documents hold nothing of an article that nobody reads yet: it is fetched once it is known who looks. */
export const ArticlePreviewPart = clientOnly<{ readonly id: number }>(
  () => import(/* webpackChunkName: "article-preview" */ './ArticlePreview'),
  <LoadingState shape="panel" label={texts.preview.loading} />,
)
