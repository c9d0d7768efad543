import type { CallAnswer } from 'shared-contracts/calls'
import { PrintButton, RichText } from 'shared-ui'
import { ArticleDay, withHeadingIds } from 'shared-ui/reading'
import { texts } from '../../../texts'
import styles from './TermsText.module.css'
import { TextBesideContents } from './TextBesideContents'

/** The terms in force: version and days, then the text. */
export function TermsText({ terms }: { terms: CallAnswer<'Terms/GetCurrent'> }) {
  const { html, headings } = withHeadingIds(terms.content)
  return (
    <>
      <p className={styles.dates}>
        <span>{texts.terms.version(terms.version)}</span>
        <span>
          {texts.terms.effective} <ArticleDay date={terms.effectiveAt} />
        </span>
        <span>
          {texts.terms.updated} <ArticleDay date={terms.updatedAt} />
        </span>
      </p>
      <p>
        <PrintButton>{texts.terms.print}</PrintButton>
      </p>
      <TextBesideContents title={texts.terms.contents} headings={headings}>
        <RichText html={html} />
      </TextBesideContents>
    </>
  )
}
