import type { CallAnswer } from 'shared-contracts/calls'
import { Icon } from 'shared-frame'
import { ArticleDay } from 'shared-ui/reading'
import { texts } from '../../texts'
import styles from './DocumentList.module.css'

/** Documents with what identifies them: number, issuer and day; those without a public copy that we know say so. */
export function DocumentList({ documents }: { documents: CallAnswer<'Document/GetAll'> }) {
  return (
    <ol className={styles.documents}>
      {documents.map((document) => (
        <li key={document.id} className={styles.document}>
          <div>
            <h3>{document.title}</h3>
            <p>{document.summary}</p>
            {document.url === null ? (
              <p className={styles.absent}>{texts.documents.notPublic}</p>
            ) : (
              <a className={styles.original} href={document.url} target="_blank" rel="noopener noreferrer">
                {texts.documents.open} <Icon name="external" size="1em" />
                <span className="visually-hidden"> {texts.documents.newTab}</span>
              </a>
            )}
          </div>
          <dl className={styles.identity}>
            <div>
              <dt>{texts.documents.number}</dt>
              <dd>{document.number}</dd>
            </div>
            <div>
              <dt>{texts.documents.issuer}</dt>
              <dd>{document.issuer}</dd>
            </div>
            <div>
              <dt>{texts.documents.issuedAt}</dt>
              <dd>
                <ArticleDay date={document.issuedAt} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}
