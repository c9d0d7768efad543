import { articlePath } from 'shared-contracts/paths'
import { AppLink, RichText } from 'shared-frame'
import { type ArticleDetail, withHeadingIds } from 'shared-ui/reading'
import { SourceList } from 'shared-ui/sources'
import { texts } from '../../../texts'
import styles from './LeadArticle.module.css'
import { TextBesideContents } from './TextBesideContents'

/** The article that introduces the programme, in full, with its sources. */
export function LeadArticle({ article }: { article: ArticleDetail }) {
  const { html, headings } = withHeadingIds(article.content)
  return (
    <TextBesideContents title={texts.about.contents} headings={headings}>
      <RichText html={html} />
      <SourceList sources={article.sources} />
      <p className={styles.small}>
        <AppLink to={articlePath(article)}>{texts.about.readLead}</AppLink>
      </p>
    </TextBesideContents>
  )
}
