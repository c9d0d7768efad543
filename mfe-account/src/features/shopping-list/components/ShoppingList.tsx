import { paths } from 'shared-contracts/paths'
import { LoadingState, LoginRequired, StatePanel, useSession } from 'shared-frame'
import { marketTexts as texts } from '../../../texts/market-list'
import { deviceUserId } from '../../list-device'
import { OwnList } from './OwnList'
import { WaitingItems } from './WaitingItems'

/**
 * The list of who is logged in. Where the server does not say who that is (no network), the list that this device kept
 * for its last visitor is opened: nobody is asked to log in at a market stall.
 */
export default function ShoppingList() {
  const session = useSession()
  if (session.state === 'anonymous') {
    return (
      <>
        <WaitingItems text={texts.waitingForLogin} />
        <LoginRequired title={texts.loginTitle} returnTo={paths.cart}>
          {texts.loginHint}
        </LoginRequired>
      </>
    )
  }
  if (session.state === 'signed-in') return <OwnList key={session.user.id} userId={session.user.id} connected />
  const userId = deviceUserId(document.cookie)
  if (userId !== null) return <OwnList key={userId} userId={userId} connected={false} />
  return navigator.onLine ? (
    <LoadingState shape="cards" label={texts.loading} />
  ) : (
    <StatePanel illustration="offline" title={texts.waitingTitle}>
      {texts.waitingHint}
    </StatePanel>
  )
}
