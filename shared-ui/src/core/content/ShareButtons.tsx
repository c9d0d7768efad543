import { useState } from 'react'
import { Button } from '../page/Button'
import { Icon } from '../page/Icon'
import { useHydratedEffect } from '../page/use-hydrated-effect'
import { useShell } from '../shell/shell-context'
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

  async function share() {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the sheet rejects with AbortError; that is not an error
      if (!(error instanceof DOMException && error.name === 'AbortError')) shell.report(error, { action: 'share' })
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      shell.notify('Đã sao chép đường dẫn', 'success')
    } catch (error) {
      shell.notify('Chưa sao chép được, mời bạn chép từ thanh địa chỉ', 'warning')
      shell.report(error, { action: 'copy link' })
    }
  }

  return (
    <div className={styles.share} data-no-print>
      <span className={styles.label}>Chia sẻ</span>
      {canShare && (
        <Button tone="soft" size="small" icon={<Icon name="share" />} onClick={share}>
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
    </div>
  )
}
