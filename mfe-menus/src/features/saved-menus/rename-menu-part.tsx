import { LoadingState } from 'shared-ui'
import { clientOnly } from 'shared-ui/remote'
import type { RenameMenuProps } from './forms/RenameMenu'

/** The form of a menu's name, fetched when it is opened. */
export const RenameMenuPart = clientOnly<RenameMenuProps>(
  () => import(/* webpackChunkName: "rename-menu" */ './forms/RenameMenu'),
  <LoadingState />,
)
