import { Icon, Page, PageHeader } from 'shared-ui'
import { breadcrumbJsonLd, type Catalog, catalogsQuery, Loaded } from 'shared-ui/reading'
import { definePage, usePage, useQuery } from 'shared-ui/remote'
import { StaffArea } from '../features/access'
import { STAFF_CATALOGS, staffRoot } from '../features/catalogs'
import { CatalogShelf, newestQuery, StaffTools } from '../features/landing'
import { texts } from '../texts'
import styles from './StaffPage.module.css'

/** The section's catalogs in its own order; one that the editors have taken away is left out. */
function staffCatalogsOf(catalogs: readonly Catalog[]): readonly Catalog[] {
  return STAFF_CATALOGS.flatMap(({ code }) => catalogs.find((catalog) => catalog.code === code) ?? [])
}

/** The landing page for medical staff: what is new in the three catalogs, and the tools for a consultation. */
function StaffPage() {
  const { api } = usePage()
  const catalogs = useQuery(catalogsQuery(api))
  return (
    <StaffArea>
      <Page>
        <PageHeader title={texts.title} intro={texts.intro} illustration="can-bo-y-te" />
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
    </StaffArea>
  )
}

export default definePage({
  queries: ({ api }) => [catalogsQuery(api), ...STAFF_CATALOGS.map(({ code }) => newestQuery(api, code))],
  head: () => ({
    title: texts.title,
    description: texts.description,
    breadcrumb: [staffRoot],
    jsonLd: [breadcrumbJsonLd([staffRoot])],
  }),
  Component: StaffPage,
})
