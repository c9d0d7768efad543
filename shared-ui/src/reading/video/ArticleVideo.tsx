import { useEffect, useRef, useState } from 'react'
import { Icon, illustrationPath } from 'shared-frame'
import type { ArticleDetail } from '../article-types'
import styles from './ArticleVideo.module.css'

const words = {
  play: (title: string) => `Xem video: ${title}`,
  notice: 'Bấm để xem. Khi đó YouTube biết máy của bạn mở video này.',
  missing: 'Video này hiện không còn trên YouTube.',
  elsewhere: 'Mở trên YouTube',
} as const

interface Props {
  readonly video: NonNullable<ArticleDetail['video']>
  /** The article's own: what stands there before the video is asked for, and where there is none. */
  readonly illustration: string
}

/**
 * A video behind a picture of our own. Nothing is asked of YouTube before the press; then the player loads in a frame of this site
 * (services/web/src/site/video-frame.ts), which says when the video is gone.
 */
export function ArticleVideo({ video, illustration }: Props) {
  const [state, setState] = useState<'picture' | 'player' | 'missing'>('picture')
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (state !== 'player') return
    frame.current?.focus()
    const told = ({ source, origin, data }: MessageEvent) => {
      const isOurs = source === frame.current?.contentWindow && origin === window.location.origin
      if (isOurs && data?.kind === 'video-missing') setState('missing')
    }
    window.addEventListener('message', told)
    return () => window.removeEventListener('message', told)
  }, [state])

  return (
    <figure className={styles.video}>
      {state === 'player' ? (
        <iframe
          ref={frame}
          className={styles.screen}
          src={`/khung/video/${video.youtube}`}
          title={video.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      ) : (
        <div className={styles.screen}>
          <img src={illustrationPath(illustration)} alt="" width={640} height={480} fetchPriority="high" />
          {state === 'picture' && (
            <button type="button" className={styles.play} onClick={() => setState('player')} data-no-print>
              <span aria-hidden="true" className={styles.sign}>
                <Icon name="next" size="2rem" />
              </span>
              <span className="visually-hidden">{words.play(video.title)}</span>
            </button>
          )}
        </div>
      )}
      <figcaption className={styles.caption}>
        <strong>{video.title}</strong> <span role="status">{state === 'missing' ? words.missing : ''}</span>
        {state === 'picture' && <span>{words.notice} </span>}
        {state !== 'missing' && (
          <a href={`https://www.youtube.com/watch?v=${video.youtube}`} rel="noopener nofollow" target="_blank">
            {words.elsewhere}
          </a>
        )}
      </figcaption>
    </figure>
  )
}
