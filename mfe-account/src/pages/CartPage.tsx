import { LoadingState, LoginRequired, Page, PageHeader, useSession } from 'shared-ui'
import { definePage, usePage } from 'shared-ui/remote'
import { Cart } from '../features/cart'
import { cartTexts as texts } from '../texts/cart'

const { title, intro } = texts

/** What the user wants to buy for. */
function CartPage() {
  const { path } = usePage()
  const session = useSession()
  return (
    <Page>
      <PageHeader title={title} intro={intro} />
      {session.state === 'unknown' && <LoadingState shape="cards" label={texts.loading} />}
      {session.state === 'anonymous' && (
        <LoginRequired title={texts.loginTitle} returnTo={path}>
          {texts.loginHint}
        </LoginRequired>
      )}
      {session.state === 'signed-in' && <Cart />}
    </Page>
  )
}

export default definePage({ head: () => ({ title, description: intro, noindex: true }), Component: CartPage })
