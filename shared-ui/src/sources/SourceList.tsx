import { Icon } from 'shared-frame'
import styles from './SourceList.module.css'

export interface Source {
  readonly title: string
  readonly publisher: string
  readonly year: string
  readonly url: string | null
}

/** Sources are Vietnamese or English; a name of some words in Vietnamese has an accent. */
const languageOf = (name: string): 'en' | undefined => (/[à-ỹđ]/i.test(name) ? undefined : 'en')

/** What a text rests on. A source without an address is one on paper, which is said. */
export function SourceList({ sources, title = 'Nguồn tham khảo' }: { sources: readonly Source[]; title?: string }) {
  if (sources.length === 0) return null
  return (
    <section className={styles.sources} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ol>
        {sources.map((source) => (
          <li key={`${source.publisher} ${source.title} ${source.year}`}>
            <span lang={languageOf(source.publisher)}>{source.publisher}</span>.{' '}
            {source.url === null ? (
              <>
                <cite lang={languageOf(source.title)}>{source.title}</cite> (bản in)
              </>
            ) : (
              <a href={source.url} rel="noopener noreferrer" target="_blank">
                <cite lang={languageOf(source.title)}>{source.title}</cite> <Icon name="external" size="0.9em" />
                <span className="visually-hidden"> (mở trang khác)</span>
              </a>
            )}
            , {source.year}.
          </li>
        ))}
      </ol>
    </section>
  )
}
