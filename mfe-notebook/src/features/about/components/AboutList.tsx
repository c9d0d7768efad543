import { paths } from 'shared-contracts/paths'
import { Page, PageHeader } from 'shared-frame'
import { CatalogList, useListSubject } from 'shared-ui/reading'
import { texts } from '../../../texts'
import { catalogIllustration } from '../../notebook'
import { AboutTabs } from './AboutTabs'

/** A page about the programme that is the list of a catalog's articles. */
export function AboutList({ catalogCode }: { catalogCode: string }) {
  const subject = useListSubject(catalogCode)
  return (
    <Page>
      <PageHeader
        eyebrow={subject?.catalogTitle ?? texts.about.section}
        title={subject?.title ?? texts.about.section}
        intro={subject?.description}
        illustration={catalogIllustration(catalogCode)}
      />
      <AboutTabs />
      <CatalogList catalogCode={catalogCode} back={{ to: paths.notebook, title: texts.list.back }} />
    </Page>
  )
}
