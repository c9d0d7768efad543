import type { CallAnswer } from 'shared-contracts/calls'
import { articlePath } from 'shared-contracts/paths'
import { AppLink } from 'shared-frame'
import { ScrollingTable } from 'shared-ui/desk'
import { ArticleDay } from 'shared-ui/reading'
import { contentTexts as words } from '../content-texts'

type Review = CallAnswer<'ContentDesk/GetOverview'>['reviews'][number]

/** Articles that wait for their editors, or soon will. */
export function DueReviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return <p>{words.noneDue}</p>
  return (
    <>
      <p>{words.reviewsIntro}</p>
      <ScrollingTable label={words.reviewsLabel} headings={Object.values(words.reviewHeadings)}>
        {reviews.map((review) => (
          <tr key={review.articleId}>
            <th scope="row">
              <AppLink to={articlePath(review)}>{review.title}</AppLink>
            </th>
            <td>{review.catalog.title}</td>
            <td>{words.risks[review.risk ?? 'none']}</td>
            <td>
              <ArticleDay date={review.reviewDueAt} /> {review.overdue && <strong>({words.overdue})</strong>}
            </td>
          </tr>
        ))}
      </ScrollingTable>
    </>
  )
}
