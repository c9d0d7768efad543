import { EmptyState, Section } from 'shared-frame'
import { ArticleGrid, Loaded } from 'shared-ui/reading'
import { texts } from '../../../texts'
import { useLeadArticle } from '../requests/lead-article'
import { useWholeCatalog } from '../requests/whole-catalog'
import { LeadArticle } from './LeadArticle'

/** A catalog as one page: its first article in full, the others as cards. */
export function LeadAndOthers({ catalogCode, readOn }: { catalogCode: string; readOn: string }) {
  const lead = useLeadArticle(catalogCode)
  const others = useWholeCatalog(catalogCode).data?.slice(1) ?? []
  return (
    <>
      <Loaded query={lead} loading={{ shape: 'text', count: 8 }}>
        {(article) =>
          article === null ? (
            <EmptyState title={texts.about.coming}>{texts.about.comingHint}</EmptyState>
          ) : (
            <LeadArticle article={article} />
          )
        }
      </Loaded>
      {others.length > 0 && (
        <Section title={readOn}>
          <ArticleGrid articles={others} label="none" />
        </Section>
      )}
    </>
  )
}
