import { Page, PageHeader } from 'shared-frame'
import { definePage, useSearchParams } from 'shared-frame/remote'
import { returnTo } from '../features/after-login'
import { ResetPanelPart } from '../features/reset'
import { resetTexts as words } from '../texts/sign-in'

function ForgotPasswordPage() {
  const [search] = useSearchParams()
  return (
    <Page width="text">
      <PageHeader title={words.title} intro={words.intro} />
      <ResetPanelPart returnTo={returnTo(search)} />
    </Page>
  )
}

export default definePage({
  head: () => ({ title: words.title, description: words.intro, noindex: true }),
  Component: ForgotPasswordPage,
})
