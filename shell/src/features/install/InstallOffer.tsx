import { Button } from 'shared-frame'
import { useTurn } from '../../frame/use-turn'
import { answerInstall, type InstallPrompt, installPrompt } from '../../services/install/install-prompt'
import styles from './InstallOffer.module.css'

export interface InstallOfferProps {
  /** Null: the way is the browser's own (Safari on iOS), told in words. */
  readonly prompt: InstallPrompt | null
  readonly onEnd: () => void
}

/** No dialog: it lies where it covers nothing, gives way to all else, and "Để sau" is the last word. */
export function InstallOffer({ prompt, onEnd }: InstallOfferProps) {
  const mine = useTurn('offer', true)
  if (!mine) return null

  function decline(): void {
    answerInstall()
    onEnd()
  }

  function install(): void {
    decline()
    installPrompt.next(null)
    // Her answer is the browser's matter; one that it refuses changes nothing.
    void prompt?.prompt().catch(() => {})
  }

  return (
    <section className={styles.offer} aria-label="Đưa trang web ra màn hình chính" data-offer>
      <p className={styles.text}>
        {prompt
          ? 'Đưa trang ra màn hình chính để mở nhanh, xem được cả khi mất mạng.'
          : 'Để mở nhanh: nhấn nút Chia sẻ của Safari, rồi chọn “Thêm vào MH chính”.'}
      </p>
      {prompt ? (
        <Button size="small" onClick={install}>
          Thêm vào máy
        </Button>
      ) : null}
      <Button size="small" tone="quiet" onClick={decline}>
        {prompt ? 'Để sau' : 'Đã hiểu'}
      </Button>
    </section>
  )
}
