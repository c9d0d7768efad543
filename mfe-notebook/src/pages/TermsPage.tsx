import { paths } from 'shared-contracts/paths'
import { Page, PageHeader, PrintButton, RichText } from 'shared-ui'
import { ArticleDay, breadcrumbJsonLd, Loaded, TableOfContents, withHeadingIds } from 'shared-ui/reading'
import { definePage, usePage, useQuery } from 'shared-ui/remote'
import about from '../features/about/About.module.css'
import beside from '../features/about/Beside.module.css'
import { termsQuery } from '../features/about/terms-query'
import { texts } from '../texts'

/** Terms and privacy. */
function TermsPage() {
  const { api } = usePage()
  const terms = useQuery(termsQuery(api))
  return (
    <Page>
      <PageHeader title={terms.data?.title ?? texts.terms.title} />
      <Loaded query={terms} loading={{ shape: 'text', count: 12, label: texts.terms.loading }}>
        {({ version, effectiveAt, updatedAt, content }) => {
          const { html, headings } = withHeadingIds(content)
          return (
            <>
              <p className={about.dates}>
                <span>{texts.terms.version(version)}</span>
                <span>
                  {texts.terms.effective} <ArticleDay date={effectiveAt} />
                </span>
                <span>
                  {texts.terms.updated} <ArticleDay date={updatedAt} />
                </span>
              </p>
              <p>
                <PrintButton>{texts.terms.print}</PrintButton>
              </p>
              <div className={beside.beside}>
                <div className={beside.contents}>
                  <TableOfContents headings={headings} title={texts.terms.contents} />
                </div>
                <div className={beside.text}>
                  <RichText html={html} />
                </div>
              </div>
            </>
          )
        }}
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
