import { type PreviewKind, previewPaths } from 'shared-contracts/paths'
import { Page, PageHeader } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { PreviewPart } from '../../features/previews'
import { previewTexts as texts } from '../../texts/previews'

/** What the address shows before its visitors see it. */
function previewedIn({ path, params }: Pick<PageContext, 'path' | 'params'>): { kind: PreviewKind; id: number } {
  const isBelow = (start: string) => path.startsWith(`${start}/`)
  const kind = isBelow(previewPaths.poll) ? 'poll' : isBelow(previewPaths.popup) ? 'popup' : 'survey'
  return { kind, id: Number.parseInt(params.id ?? '', 10) }
}

/** A survey, poll or popup before its visitors see it. */
function PreviewPage() {
  const previewed = previewedIn(usePage())
  return (
    <Page>
      <PageHeader title={texts.titles[previewed.kind]} intro={texts.intro} />
      <PreviewPart {...previewed} />
    </Page>
  )
}

export default definePage({
  head: (context) => ({
    title: texts.titles[previewedIn(context).kind],
    description: texts.description,
    noindex: true,
  }),
  Component: PreviewPage,
})
