import { useState } from 'react'
import { paths } from 'shared-contracts/paths'
import { useService } from '../../frame/shell-services-context'
import { useTickerArticles } from '../site/use-site'
import styles from './LatestTicker.module.css'
import { useCycle } from './use-cycle'

/**
 * The four latest articles on phones, one title at a time. It waits under a finger, pointer or focus, and its button holds
 * it for good. While a popup or poll is open nothing moves behind it.
 */
export function LatestTicker() {
  const articles = useTickerArticles() ?? []
  const [held, setHeld] = useState(false)
  const [attended, setAttended] = useState(false)
  const isBehindPrompt = useService((services) => services.turns.holder, null) === 'prompt'
  const shown = articles[useCycle(articles.length, held || attended || isBehindPrompt)]
  return (
    <section
      className={styles.ticker}
      aria-label="Bài viết mới nhất"
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      <a className={styles.label} href={paths.latestArticles}>
        <span>MỚI NHẤT</span>
      </a>
      {shown ? (
        <a key={shown.path} className={styles.title} href={shown.path}>
          <span>{shown.title}</span>
        </a>
      ) : null}
      {articles.length > 1 ? (
        <button
          type="button"
          className={styles.hold}
          aria-label={held ? 'Chạy tiếp tin mới' : 'Dừng tin mới'}
          onClick={() => setHeld(!held)}
        >
          <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" fill="currentColor">
            <path d={held ? 'M3 1.5v11l9-5.5Z' : 'M3 2h3v10H3ZM8 2h3v10H8Z'} />
          </svg>
        </button>
      ) : null}
    </section>
  )
}
