import { Icon, Page, PageHeader } from 'shared-frame'
import { definePage, usePage, useQuery } from 'shared-frame/remote'
import { breadcrumbJsonLd, type Catalog, catalogsQuery, Loaded } from 'shared-ui/reading'
import { StaffGate } from '../features/access'
import { STAFF_CATALOGS, staffRoot } from '../features/catalogs'
import { CatalogShelf, StaffTools } from '../features/landing'
import { texts } from '../texts'
import styles from './StaffPage.module.css'

/** The section's catalogs in its own order; one that the editors have taken away is left out. */
function staffCatalogsOf(catalogs: readonly Catalog[]): readonly Catalog[] {
  return STAFF_CATALOGS.flatMap(({ code }) => catalogs.find((catalog) => catalog.code === code) ?? [])
}

/** The landing page for medical staff: what the section holds, what is new in it for those who may read it, and the tools of a consultation. */
function StaffPage() {
  const { api } = usePage()
  const catalogs = useQuery(catalogsQuery(api))
  return (
    <Page>
      <PageHeader title={texts.title} intro={texts.intro} illustration="can-bo-y-te" />
      <StaffGate />
      <Loaded query={catalogs} loading={{ shape: 'cards', count: 3, label: texts.loading }}>
        {(all) => (
          <div className={styles.shelves}>
            {staffCatalogsOf(all).map((catalog) => (
              <CatalogShelf key={catalog.id} catalog={catalog} />
            ))}
          </div>
        )}
      </Loaded>
      <StaffTools />
      <p className={styles.caution}>
        <Icon name="info" />
        <span>{texts.caution}</span>
      </p>
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [catalogsQuery(api)],
  head: () => ({
    title: texts.title,
    description: texts.description,
    breadcrumb: [staffRoot],
    jsonLd: [breadcrumbJsonLd([staffRoot])],
  }),
  Component: StaffPage,
})
