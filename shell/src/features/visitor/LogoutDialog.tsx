import { type RefObject, useState } from 'react'
import { paths } from 'shared-contracts/paths'
import { Button, useShell } from 'shared-frame'
import styles from './LogoutDialog.module.css'

interface Props {
  readonly dialogRef: RefObject<HTMLDialogElement | null>
  readonly onClose: () => void
}

/** Asks before the session ends, then leads to the login page. */
export function LogoutDialog({ dialogRef, onClose }: Props) {
  const shell = useShell()
  const [leaving, setLeaving] = useState(false)

  async function logOut(): Promise<void> {
    setLeaving(true)
    await shell.session.signOut()
    onClose()
    setLeaving(false)
    await shell.navigate(paths.login)
  }

  return (
    <dialog ref={dialogRef} className={styles.dialog} aria-labelledby="logout-question">
      <h2 id="logout-question" className={styles.question}>
        Bạn chắc chắn muốn đăng xuất?
      </h2>
      <div className={styles.buttons}>
        <Button tone="soft" onClick={onClose}>
          Hủy
        </Button>
        <Button busy={leaving} onClick={() => void logOut()}>
          Đăng xuất
        </Button>
      </div>
    </dialog>
  )
}
