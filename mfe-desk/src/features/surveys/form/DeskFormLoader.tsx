import { isNotFound } from 'shared-contracts/client'
import { ErrorState, LoadingState, PageMissing } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { deskTexts } from '../desk-texts'
import { useDeskItem } from '../requests/desk-queries'
import type { DeskKind } from '../rules/desk-kinds'
import type { DeskFormProps } from './DeskForm'

const loading = <LoadingState shape="panel" label={deskTexts.loading} />

/** The form with its MUI fields, fetched after the page is alive. */
const DeskFormPart = clientOnly<DeskFormProps>(() => import(/* webpackChunkName: "desk-form" */ './DeskForm'), loading)

/** Fetches the item as it is now, then its form. */
export function DeskFormLoader({ kind, id, editorId }: { kind: DeskKind; id: number; editorId: number }) {
  const item = useDeskItem(kind, id)
  if (item.data && item.isFetchedAfterMount) return <DeskFormPart item={item.data} editorId={editorId} />
  if (!item.isError) return loading
  if (isNotFound(item.error)) return <PageMissing />
  return <ErrorState onRetry={() => void item.refetch()} retrying={item.isFetching} />
}
