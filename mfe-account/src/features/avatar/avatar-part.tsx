import { lazy, Suspense, useState } from 'react'
import { Button } from 'shared-frame'
import { accountTexts } from '../../texts/account'
import { Avatar } from './components/Avatar'
import styles from './components/Avatar.module.css'

const AvatarEditor = lazy(() => import(/* webpackChunkName: "avatar-editor" */ './components/AvatarEditor'))

interface Props {
  readonly fullName: string
  readonly pictureUrl: string | null
}

/** The picture and the way to change it; the editor is fetched when it is asked for. */
export function AvatarPart({ fullName, pictureUrl }: Props) {
  const [editing, setEditing] = useState(false)
  return (
    <div className={styles.part}>
      <Avatar fullName={fullName} pictureUrl={pictureUrl} />
      <Button tone="quiet" onClick={() => setEditing(true)}>
        {accountTexts.avatar.change}
      </Button>
      {editing && (
        <Suspense fallback={null}>
          <AvatarEditor onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </div>
  )
}
