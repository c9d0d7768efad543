import { Page, PageHeader } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { DeskResults, deskTexts, kindOfSlug, kindWords, PopupViews } from '../features/surveys'
import { DeskArea } from '../kit/room'

const kindIn = ({ params }: PageContext) => kindOfSlug(params.kind)

/** Popups are seen, not answered. */
function titleOf(kind: ReturnType<typeof kindIn>): string {
  return kind === 'popup' ? deskTexts.views.title : deskTexts.results.title
}

/** What was answered to a survey or poll, or how many saw a popup. */
function DeskResultsPage() {
  const page = usePage()
  const kind = kindIn(page) ?? 'survey'
  const id = Number.parseInt(page.params.id ?? '', 10)
  return (
    <Page>
      <PageHeader eyebrow={kindWords(kind).title} title={titleOf(kind)} />
      <DeskArea>{() => (kind === 'popup' ? <PopupViews id={id} /> : <DeskResults kind={kind} id={id} />)}</DeskArea>
    </Page>
  )
}

export default definePage({
  head(context) {
    const kind = kindIn(context)
    if (kind === null) return { title: deskTexts.title, status: 404, noindex: true }
    return { title: titleOf(kind), noindex: true }
  },
  Component: DeskResultsPage,
})
