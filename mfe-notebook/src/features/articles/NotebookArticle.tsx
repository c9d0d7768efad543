import { catalogPath, parseIdSlug, paths } from 'shared-contracts/paths'
import { Page } from 'shared-frame'
import { type PageContext, type ReadQuery, usePage } from 'shared-frame/remote'
import type { DocumentHead } from 'shared-frame/remotes'
import { type ArticleDetail, ArticleReader, articlePageHead, type TrailStep } from 'shared-ui/reading'
import { texts } from '../../texts'
import { StageArticles } from '../for-stage'
import { tagSearchPath } from '../search'

/** An article for mothers and carers, as this section's pages show it. `catalogCode`: the catalog that the address names. */
export function NotebookArticle({ catalogCode }: { catalogCode: string }) {
  const id = parseIdSlug(usePage().params.id ?? '')?.id
  return (
    <>
      <ArticleReader catalogCode={catalogCode} caution={texts.noDiagnosis} tagPath={tagSearchPath} />
      <Page width="text">
        <StageArticles except={id} />
      </Page>
    </>
  )
}

/** What the document says about such an article: it stands in the notebook or among the pages about the programme. */
export function notebookArticleHead(context: PageContext, read: ReadQuery): DocumentHead {
  return articlePageHead(context, read, rootOf)
}

function rootOf({ catalog }: ArticleDetail): TrailStep {
  return catalogPath(catalog.code).startsWith(`${paths.notebook}/`)
    ? { title: texts.notebook.title, path: paths.notebook }
    : { title: texts.about.section, path: paths.aboutProgramme }
}
