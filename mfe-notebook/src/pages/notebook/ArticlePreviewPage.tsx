import { definePage, usePage } from 'shared-frame/remote'
import { ReadingPage } from 'shared-ui/reading'
import { ArticlePreviewPart } from '../../features/article-preview'
import { texts } from '../../texts'

function ArticlePreviewPage() {
  const { params } = usePage()
  return (
    <ReadingPage>
      <ArticlePreviewPart id={Number.parseInt(params.id ?? '', 10)} />
    </ReadingPage>
  )
}

export default definePage({
  head: () => ({ title: texts.preview.title, description: texts.preview.description, noindex: true }),
  Component: ArticlePreviewPage,
})
