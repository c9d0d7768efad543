import type { CallAnswer } from 'shared-contracts/calls'
import { PrintButton, RichText } from 'shared-frame'
import { ArticleDay, withHeadingIds } from 'shared-ui/reading'
import { texts } from '../../../texts'
import styles from './TermsText.module.css'
import { TextBesideContents } from './TextBesideContents'

interface Props {
  readonly terms: CallAnswer<'Terms/GetCurrent'>
}

/** The terms in force: version and days, then the text. */
export function TermsText({ terms }: Props) {
  const { html, headings } = withHeadingIds(terms.content)
  return (
    <>
      <Dates terms={terms} />
      <p>
        <PrintButton>{texts.terms.print}</PrintButton>
      </p>
      <TextBesideContents title={texts.terms.contents} headings={headings}>
        <RichText html={html} />
      </TextBesideContents>
    </>
  )
}

/** The same for a dialog over another page, whose own headings and anchors stay what they are. */
export function TermsInShort({ terms }: Props) {
  return (
    <>
      <Dates terms={terms} />
      <RichText html={terms.content} />
    </>
  )
}

function Dates({ terms }: Props) {
  return (
    <p className={styles.dates}>
      <span>{texts.terms.version(terms.version)}</span>
      <span>
        {texts.terms.effective} <ArticleDay date={terms.effectiveAt} />
      </span>
      <span>
        {texts.terms.updated} <ArticleDay date={terms.updatedAt} />
      </span>
    </p>
  )
}
