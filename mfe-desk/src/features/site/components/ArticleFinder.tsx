import { useDeferredValue, useState } from 'react'
import type { PinListKey } from 'shared-contracts/site'
import { Button } from 'shared-frame'
import { SearchText } from 'shared-ui/desk'
import { Loaded } from 'shared-ui/reading'
import { useFoundArticles } from '../requests/found-articles'
import { siteDeskTexts } from '../site-desk-texts'
import styles from './SiteDesk.module.css'

const words = siteDeskTexts.pins

interface Props {
  readonly list: PinListKey
  readonly pinned: readonly number[]
  readonly busy: boolean
  readonly onPin: (articleId: number) => void
}

/** Articles that may be pinned, narrowed by words. */
export function ArticleFinder({ list, pinned, busy, onPin }: Props) {
  const [keyword, setKeyword] = useState('')
  const found = useFoundArticles(list, useDeferredValue(keyword))
  return (
    <div className={styles.rows}>
      <SearchText label={words.find} value={keyword} onChange={setKeyword} />
      <Loaded query={found} loading={{ count: 2, label: siteDeskTexts.loading }}>
        {(articles) => {
          const offered = articles.filter(({ articleId }) => !pinned.includes(articleId))
          return offered.length === 0 ? (
            <p>{words.notFound}</p>
          ) : (
            <ul className={styles.rows} aria-label={words.found}>
              {offered.map(({ articleId, title, catalog }) => (
                <li key={articleId} className={styles.row}>
                  <div>
                    <p>{title}</p>
                    <p className={styles.soft}>{catalog.title}</p>
                  </div>
                  <div className={styles.acts}>
                    <Button
                      size="small"
                      busy={busy}
                      aria-label={`${words.pin}: ${title}`}
                      onClick={() => onPin(articleId)}
                    >
                      {words.pin}
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </div>
  )
}
