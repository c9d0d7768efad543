import { type PreviewedItem, type PreviewKind, previewPath } from 'shared-contracts/paths'
import { ErrorState, LoadingState } from 'shared-frame'
import { PreviewRefused, refusalOf, usePreviewAccess } from 'shared-ui/previews'
import { previewTexts } from '../../../texts/previews'
import { usePreviewed } from '../requests/previewed'
import { PreviewBench } from './PreviewBench'

interface Props {
  readonly kind: PreviewKind
  readonly id: number
}

/** A draft for an editor, or for who has a signed link; for everybody else why not. */
export default function Preview({ kind, id }: Props) {
  const access = usePreviewAccess()
  if (access.state === 'unknown') return <LoadingState shape="panel" label={previewTexts.loading} />
  if (access.state !== 'open')
    return <PreviewRefused reason={access.state} returnTo={previewPath({ kind, id, token: null })} />
  return <OpenPreview kind={kind} id={id} token={access.token} />
}

function OpenPreview(item: PreviewedItem) {
  const { data, error, isFetching, fetchStatus, refetch } = usePreviewed(item)
  const refusal = refusalOf(error)
  if (refusal === 'expired' && item.token === null) return <PreviewRefused reason="role" returnTo={previewPath(item)} />
  if (refusal !== null) return <PreviewRefused reason={refusal} />
  if (data === undefined) {
    return error === null ? (
      <LoadingState shape="panel" label={previewTexts.loading} />
    ) : (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  return <PreviewBench item={item} previewed={data} away={error !== null || fetchStatus === 'paused'} />
}
