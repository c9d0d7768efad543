import { Page, PageHeader } from 'shared-frame'
import { definePage, useSearchParams } from 'shared-frame/remote'
import { returnTo } from '../features/after-login'
import { VerifyPanelPart, verifyKindIn } from '../features/verify'
import { verifyTexts as words } from '../texts/sign-in'

function VerifyPage() {
  const [search] = useSearchParams()
  return (
    <Page width="text">
      <PageHeader title={words.title} intro={words.intro} />
      <VerifyPanelPart kind={verifyKindIn(search)} returnTo={returnTo(search)} />
    </Page>
  )
}

export default definePage({
  head: () => ({ title: words.title, description: words.intro, noindex: true }),
  Component: VerifyPage,
})
