import { paths } from 'shared-contracts/paths'
import { AppLink, Page, PageHeader } from 'shared-frame'
import { definePage, usePage, useQuery } from 'shared-frame/remote'
import { breadcrumbJsonLd, catalogsQuery } from 'shared-ui/reading'
import { StaffArea } from '../features/access'
import { staffRoot } from '../features/catalogs'
import { FileList, fileTexts } from '../features/files'
import { texts } from '../texts'

const here = { title: fileTexts.title, path: paths.staffFiles }

/** Files for medical staff: `/danh-cho-can-bo-y-te/tap-tin`. Others are told how to get access, and of no file. */
function StaffFilesPage() {
  const catalogs = useQuery(catalogsQuery(usePage().api))
  return (
    <Page>
      <PageHeader eyebrow={texts.title} title={fileTexts.title} intro={fileTexts.intro} illustration="van-ban" />
      <StaffArea>
        <FileList catalogs={catalogs.data ?? []} />
      </StaffArea>
      <p>
        <AppLink to={paths.staff}>{texts.back}</AppLink>
      </p>
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [catalogsQuery(api)],
  head: () => ({
    title: fileTexts.title,
    description: fileTexts.intro,
    breadcrumb: [staffRoot, here],
    jsonLd: [breadcrumbJsonLd([staffRoot, here])],
  }),
  Component: StaffFilesPage,
})
