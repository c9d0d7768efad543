import { useEffect, useState } from 'react'
import { loginPath } from 'shared-contracts/paths'
import { Icon, LinkButton, useSession } from 'shared-frame'
import { useService } from '../../frame/shell-services-context'
import { useTurn } from '../../frame/use-turn'
import styles from './LoginToast.module.css'

/** Long enough to read it and reach its button; it waits under focus. */
export const LOGIN_TOAST_MS = 10_000

/** Shown after each try of something that needs a login (`services.loginRequests` counts them). */
export function LoginToast({ address }: { address: string }) {
  const requests = useService((services) => services.loginRequests, 0)
  const [dismissed, setDismissed] = useState(0)
  const [attended, setAttended] = useState(false)
  const session = useSession()
  const shown = useTurn('toast', requests > dismissed && session.state !== 'signed-in')

  useEffect(() => {
    if (!shown || attended) return
    const timer = setTimeout(() => setDismissed(requests), LOGIN_TOAST_MS)
    return () => clearTimeout(timer)
  }, [shown, attended, requests])

  return (
    <div className={styles.place} role="status">
      {shown ? (
        <section
          className={styles.toast}
          aria-label="Cần đăng nhập"
          onFocus={() => setAttended(true)}
          onBlur={() => setAttended(false)}
          data-login-toast
        >
          <p className={styles.text}>Đăng nhập để mở khóa ngân hàng 2000 món ăn</p>
          <LinkButton to={loginPath(address)} size="small" onClick={() => setDismissed(requests)}>
            Đăng nhập
          </LinkButton>
          <button
            type="button"
            className={styles.close}
            aria-label="Đóng thông báo"
            onClick={() => setDismissed(requests)}
          >
            <Icon name="close" />
          </button>
        </section>
      ) : null}
    </div>
  )
}
