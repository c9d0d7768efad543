import { paths } from 'shared-contracts/paths'
import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { breadcrumbJsonLd, Loaded } from 'shared-ui/reading'
import { TermsText, termsQuery, useTerms } from '../../features/about'
import { texts } from '../../texts'

/** Terms and privacy. */
function TermsPage() {
  const terms = useTerms()
  return (
    <Page>
      <PageHeader title={terms.data?.title ?? texts.terms.title} />
      <Loaded query={terms} loading={{ shape: 'text', count: 12, label: texts.terms.loading }}>
        {(loaded) => <TermsText terms={loaded} />}
      </Loaded>
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [termsQuery(api)],
  head() {
    const breadcrumb = [{ title: texts.terms.title, path: paths.terms }]
    return {
      title: texts.terms.title,
      description: texts.terms.description,
      breadcrumb,
      jsonLd: [breadcrumbJsonLd(breadcrumb)],
    }
  },
  Component: TermsPage,
})
