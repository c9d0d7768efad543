import { paths } from 'shared-contracts/paths'
import { EmptyState, Page, PageHeader, Section } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { ArticleRows, breadcrumbJsonLd, Loaded } from 'shared-ui/reading'
import { AboutTabs, aboutTrail, useWholeCatalog, wholeCatalogQuery } from '../../features/about'
import { DocumentList, documentsQuery, useDocuments } from '../../features/documents'
import { texts } from '../../texts'

const CATALOG = 'van-ban'

/** The documents that the site rests on, and articles that explain some of them. */
function DocumentsPage() {
  const documents = useDocuments()
  const explaining = useWholeCatalog(CATALOG)
  return (
    <Page>
      <PageHeader
        eyebrow={texts.about.section}
        title={texts.about.documents}
        intro={texts.documents.intro}
        illustration="van-ban"
      />
      <AboutTabs />
      {explaining.data && explaining.data.length > 0 && (
        <Section title={texts.documents.explained} tone="leaf">
          <ArticleRows articles={explaining.data} />
        </Section>
      )}
      <Loaded query={documents} loading={{ shape: 'panel', label: texts.documents.loading }}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={texts.documents.none} />
          ) : (
            <Section title={texts.documents.list} intro={texts.documents.count(list.length)}>
              <DocumentList documents={list} />
            </Section>
          )
        }
      </Loaded>
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [documentsQuery(api), { ...wholeCatalogQuery(api, CATALOG), meta: { optional: true } }],
  head() {
    const breadcrumb = aboutTrail(texts.about.documents, paths.documents)
    return {
      title: texts.about.documents,
      description: texts.documents.description,
      breadcrumb,
      jsonLd: [breadcrumbJsonLd(breadcrumb)],
    }
  },
  Component: DocumentsPage,
})
