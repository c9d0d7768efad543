import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { MenuBuilderProps } from './MenuBuilder'

/** The builder, fetched after hydration. */
export const MenuBuilderPart = clientOnly<MenuBuilderProps>(
  () => import(/* webpackChunkName: "menu-builder" */ './MenuBuilder'),
  <LoadingState />,
)
