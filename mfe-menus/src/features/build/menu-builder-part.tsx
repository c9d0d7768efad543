import { LoadingState } from 'shared-ui'
import { clientOnly } from 'shared-ui/remote'
import type { MenuBuilderProps } from './MenuBuilder'

/** The builder, fetched after hydration. */
export const MenuBuilderPart = clientOnly<MenuBuilderProps>(
  () => import(/* webpackChunkName: "menu-builder" */ './MenuBuilder'),
  <LoadingState />,
)
