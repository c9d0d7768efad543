import { LoadingState } from 'shared-ui'
import { clientOnly } from 'shared-ui/remote'
import { marketTexts as texts } from '../../texts/market-list'

/** The visitor's list with what keeps it on the device. */
export const ShoppingListPart = clientOnly<object>(
  () => import(/* webpackChunkName: "shopping-list" */ './components/ShoppingList'),
  <LoadingState shape="cards" label={texts.loading} />,
)
