import { Page, PageHeader } from 'shared-ui'
import { definePage, type PageContext, usePage } from 'shared-ui/remote'
import { DeskArea, DeskResults, deskTexts, kindOfSlug, kindWords } from '../features/desk'

/** Popups are not answered: they have no results. */
function kindIn({ params }: PageContext) {
  const kind = kindOfSlug(params.kind)
  return kind === 'popup' ? null : kind
}

/** What was answered to a survey or poll. */
function DeskResultsPage() {
  const page = usePage()
  const kind = kindIn(page) ?? 'survey'
  const id = Number.parseInt(page.params.id ?? '', 10)
  return (
    <Page>
      <PageHeader eyebrow={kindWords(kind).title} title={deskTexts.results.title} />
      <DeskArea>{() => <DeskResults kind={kind} id={id} />}</DeskArea>
    </Page>
  )
}

export default definePage({
  head(context) {
    if (kindIn(context) === null) return { title: deskTexts.title, status: 404, noindex: true }
    return { title: deskTexts.results.title, noindex: true }
  },
  Component: DeskResultsPage,
})
