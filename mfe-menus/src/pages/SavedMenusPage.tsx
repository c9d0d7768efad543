import { LoadingState, LoginRequired, Page, PageHeader, useSession } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { SavedMenus, savedMenuTexts as texts } from '../features/saved-menus'

/** The menus that the visitor saved. */
function SavedMenusPage() {
  const { path } = usePage()
  const { state } = useSession()
  return (
    <Page>
      <PageHeader title={texts.title} intro={texts.intro} illustration="bep" />
      {state === 'unknown' && <LoadingState shape="panel" label={texts.loading} />}
      {state === 'anonymous' && (
        <LoginRequired title={texts.loginTitle} returnTo={path}>
          {texts.loginHint}
        </LoginRequired>
      )}
      {state === 'signed-in' && <SavedMenus />}
    </Page>
  )
}

export default definePage({
  head: () => ({ title: texts.title, description: texts.intro, noindex: true }),
  Component: SavedMenusPage,
})
