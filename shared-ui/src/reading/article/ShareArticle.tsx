import { useSyncExternalStore } from 'react'
import { type ArticleAddress, articlePath } from 'shared-contracts/paths'
import { ShareButtons } from 'shared-frame'
import styles from './Reading.module.css'

const never = () => () => {}

/** Share buttons. They need the site's public origin, known in the browser only; their space is reserved. */
export function ShareArticle({ article }: { article: ArticleAddress & { readonly title: string } }) {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => null,
  )
  return (
    <div className={styles.share} data-no-print>
      {origin !== null && <ShareButtons title={article.title} url={origin + articlePath(article)} />}
    </div>
  )
}
