import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { marketTexts as texts } from '../../texts/market-list'

/** The visitor's list with what keeps it on the device. */
export const ShoppingListPart = clientOnly<object>(
  () => import(/* webpackChunkName: "shopping-list" */ './components/ShoppingList'),
  <LoadingState shape="cards" label={texts.loading} />,
)
