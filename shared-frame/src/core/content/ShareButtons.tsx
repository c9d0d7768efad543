import { type ReactNode, useState } from 'react'
import { Button } from '../page/Button'
import { Icon } from '../page/Icon'
import { useHydratedEffect } from '../page/use-hydrated-effect'
import { useShell } from '../shell/shell-context'
import { copyText, share } from './hand-over'
import styles from './ShareButtons.module.css'
import { facebookShareAddress, zaloShareAddress } from './share-addresses'

export interface ShareButtonsProps {
  readonly title: string
  /** Absolute address of the page; it must be the same on the server and in the browser. */
  readonly url: string
}

/** Share by the phone's own sheet where there is one; links to Facebook and Zalo work without any script. */
export function ShareButtons({ title, url }: ShareButtonsProps) {
  const shell = useShell()
  const [canShare, setCanShare] = useState(false)
  useHydratedEffect(() => setCanShare(typeof navigator.share === 'function'))

  const [ways, setWays] = useState<ReactNode>(null)

  async function send() {
    const outcome = await share({ title, url })
    if (outcome.state === 'failed') shell.report(outcome.cause, { action: 'share' })
  }

  async function copy() {
    if ((await copyText(url)) === 'copied') {
      shell.notify('Đã sao chép đường dẫn', 'success')
      return
    }
    try {
      // Browsers inside apps have no bar to copy the address from.
      const { default: PageWays } = await import(/* webpackChunkName: "page-ways" */ '../../saving/ways/page-ways-part')
      setWays(<PageWays wanted="link" url={url} onClose={() => setWays(null)} />)
    } catch (error) {
      shell.notify('Chưa sao chép được. Bạn kiểm tra mạng rồi bấm lại nhé.', 'warning')
      shell.report(error, { action: 'copy link' })
    }
  }

  return (
    <div className={styles.share} data-no-print>
      <span className={styles.label}>Chia sẻ</span>
      {canShare && (
        <Button tone="soft" size="small" icon={<Icon name="share" />} onClick={send}>
          Gửi cho người thân
        </Button>
      )}
      <Button tone="soft" size="small" icon={<Icon name="link" />} onClick={copy}>
        Sao chép liên kết
      </Button>
      <a className={styles.link} href={facebookShareAddress(url)} target="_blank" rel="noopener noreferrer">
        Facebook
      </a>
      <a className={styles.link} href={zaloShareAddress(url)} target="_blank" rel="noopener noreferrer">
        Zalo
      </a>
      {ways}
    </div>
  )
}
