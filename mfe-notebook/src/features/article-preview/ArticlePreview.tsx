import { usePage } from 'shared-frame/remote'
import { ContentPreview } from 'shared-ui/previews'
import { ArticleView } from 'shared-ui/reading'
import { texts } from '../../texts'

/** An article before its readers see it, drawn by what draws it for them. */
export default function ArticlePreview({ id }: { id: number }) {
  const { today } = usePage()
  return (
    <ContentPreview kind="article" id={id} read={(api, query) => api.call('ContentDesk/GetArticle', { query })}>
      {(article) => <ArticleView article={article} today={today} caution={texts.noDiagnosis} isPreview />}
    </ContentPreview>
  )
}
