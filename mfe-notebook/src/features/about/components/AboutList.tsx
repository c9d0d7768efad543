import { paths } from 'shared-contracts/paths'
import { Page, PageHeader } from 'shared-ui'
import { CatalogList, catalogQuery } from 'shared-ui/reading'
import { usePage, useQuery } from 'shared-ui/remote'
import { texts } from '../../../texts'
import { catalogIllustration } from '../../notebook'
import { AboutTabs } from './AboutTabs'

/** A page about the programme that is the list of a catalog's articles. */
export function AboutList({ catalogCode }: { catalogCode: string }) {
  const { api } = usePage()
  const catalog = useQuery(catalogQuery(api, catalogCode))
  return (
    <Page>
      <PageHeader
        eyebrow={texts.about.section}
        title={catalog.data?.title ?? texts.about.section}
        intro={catalog.data?.description}
        illustration={catalogIllustration(catalogCode)}
      />
      <AboutTabs />
      <CatalogList catalogCode={catalogCode} back={{ to: paths.notebook, title: texts.list.back }} />
    </Page>
  )
}
