import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { DeskArea } from 'shared-ui/desk'
import { ContentDeskPart } from '../../features/content-desk'
import { texts } from '../../texts'

/** The way of the content: what is written and not yet read, what is to be reviewed, what was imported. */
function ContentDeskPage() {
  return (
    <Page>
      <PageHeader title={texts.contentDesk.title} intro={texts.contentDesk.intro} />
      <DeskArea>{() => <ContentDeskPart />}</DeskArea>
    </Page>
  )
}

export default definePage({
  head: () => ({ title: texts.contentDesk.title, noindex: true }),
  Component: ContentDeskPage,
})
