import { useRef } from 'react'
import { catalogPath } from 'shared-contracts/paths'
import { AppLink, classNames, Icon, illustrationPath, Notice, PrintButton, ReviewLine } from 'shared-frame'
import { FavouriteButton } from 'shared-ui/favourites'
import { ReadingAids, readingText } from 'shared-ui/reading-aids'
import { SourceList } from 'shared-ui/sources'
import type { ArticleDetail } from '../article-types'
import type { ShownBanner } from '../banners/banners-query'
import { TextWithBanners } from '../banners/TextWithBanners'
import { ArticleDay } from '../cards/ArticleDay'
import { withHeadingIds } from '../contents/headings'
import { TableOfContents } from '../contents/TableOfContents'
import { ArticleVideo } from '../video/ArticleVideo'
import { ArticleHistory } from './ArticleHistory'
import { ArticleTags } from './ArticleTags'
import { articleTexts } from './article-texts'
import styles from './Reading.module.css'
import { ReviewedBy } from './ReviewedBy'
import { readingMinutes } from './reading-time'
import { isReviewDue } from './review-due'
import { ShareArticle } from './ShareArticle'
import { useCountView } from './use-count-view'

export interface ArticleViewProps {
  readonly article: ArticleDetail
  /** Calendar day, `YYYY-MM-DD`. */
  readonly today: string
  /** What the section says of the limits of its articles: that they are no diagnosis, for example. */
  readonly caution: string
  /** Those inside the text are shown. */
  readonly banners?: readonly ShownBanner[]
  /** See `ArticleTags`. */
  readonly tagPath?: (tagCode: string) => string
  /** Seen by an editor before its readers: nothing is counted, kept or shared. */
  readonly isPreview?: boolean
}

/** An article from its title to its sources. */
export function ArticleView({ article, today, caution, tagPath, banners = [], isPreview = false }: ArticleViewProps) {
  useCountView(article.articleId, !isPreview)
  const { html, headings } = withHeadingIds(article.content)
  const text = useRef<HTMLElement>(null)
  return (
    <article ref={text} className={classNames(styles.article, readingText)}>
      <header className={styles.header}>
        <p className={styles.eyebrow} data-not-read>
          <AppLink to={catalogPath(article.catalog.code)}>{article.catalog.title}</AppLink>
        </p>
        <h1 tabIndex={-1}>{article.title}</h1>
        <p className={styles.lead}>{article.summary}</p>
        <ul className={styles.facts} data-not-read>
          {article.reviewedAt !== null && (
            <li className={styles.reviewed}>
              <Icon name="check" size="1.1em" />
              {articleTexts.reviewed} <ArticleDay date={article.reviewedAt} />
            </li>
          )}
          <li>
            <Icon name="clock" size="1.1em" />
            {articleTexts.readingTime(readingMinutes(article.content))}
          </li>
        </ul>
        <div data-not-read>
          <ReviewLine review={article.review} />
        </div>
      </header>
      {article.video === null ? (
        <img
          className={styles.picture}
          src={illustrationPath(article.illustration)}
          alt=""
          width={640}
          height={480}
          fetchPriority="high"
        />
      ) : (
        <ArticleVideo video={article.video} illustration={article.illustration} />
      )}
      <div className={styles.beside} data-no-print>
        <div className={styles.actions}>
          {!isPreview && <FavouriteButton item={{ type: 'article', id: article.articleId }} />}
          <PrintButton>{articleTexts.print}</PrintButton>
        </div>
        {!isPreview && <ReadingAids key={article.articleId} text={text} listen={articleTexts.listen} />}
        <TableOfContents headings={headings} title={articleTexts.contents} />
      </div>
      <div className={styles.body}>
        {isReviewDue(article.reviewDueAt, today) && <Notice kind="info">{articleTexts.reviewDue}</Notice>}
        <TextWithBanners html={html} banners={banners} />
        <p className={styles.caution}>
          <Icon name="info" />
          <span>{caution}</span>
        </p>
        <div data-not-read>
          <SourceList sources={article.sources} />
        </div>
        <section className={styles.about} aria-label={articleTexts.about} data-not-read>
          <ReviewedBy
            author={article.author}
            reviewer={article.reviewer}
            publishedAt={article.publishedAt}
            reviewedAt={article.reviewedAt}
            reviewDueAt={article.reviewDueAt}
          />
          <ArticleHistory entries={article.history} />
        </section>
        <ArticleTags tags={article.tags} tagPath={tagPath} />
        {!isPreview && <ShareArticle article={article} />}
      </div>
    </article>
  )
}
