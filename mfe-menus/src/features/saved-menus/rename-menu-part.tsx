import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { RenameMenuProps } from './forms/RenameMenu'

/** The form of a menu's name, fetched when it is opened. */
export const RenameMenuPart = clientOnly<RenameMenuProps>(
  () => import(/* webpackChunkName: "rename-menu" */ './forms/RenameMenu'),
  <LoadingState />,
)
