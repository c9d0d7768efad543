import { type ChangeEvent, useId, useRef, useState } from 'react'
import { Button, Stack, useShell } from 'shared-frame'
import { FieldError } from 'shared-frame/forms'
import { Dialog } from 'shared-frame/overlays'
import { accountTexts } from '../../../texts/account'
import { useSaveAvatar } from '../requests/save-avatar'
import { readPicture } from '../rules/read-picture'
import styles from './Avatar.module.css'
import { CropFrame } from './CropFrame'

const texts = accountTexts.avatar

/** Choosing a picture, cutting a square out of it here in the browser, and sending that alone. */
export default function AvatarEditor({ onClose }: { onClose: () => void }) {
  const { notify } = useShell()
  const canvas = useRef<HTMLCanvasElement>(null)
  const inputId = useId()
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const save = useSaveAvatar({
    onSaved() {
      notify(texts.saved, 'success')
      onClose()
    },
    onRefused: (message) => setProblem(message ?? texts.unreadable),
  })

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    if (!file) return
    setProblem(null)
    try {
      setPicture(await readPicture(file))
    } catch {
      setProblem(texts.unreadable)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <Button
          disabled={picture === null}
          busy={save.isPending}
          onClick={() => canvas.current && save.mutate(canvas.current)}
        >
          {texts.save}
        </Button>
      }
    >
      <Stack>
        <p>{texts.hint}</p>
        {picture && <CropFrame key={`${picture.width}x${picture.height}`} picture={picture} canvasRef={canvas} />}
        <div>
          <input
            id={inputId}
            className={styles.file}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={problem ? `${inputId}-error` : undefined}
            onChange={(event) => void choose(event)}
          />
          <label className={styles.choose} htmlFor={inputId}>
            {picture ? texts.chooseOther : texts.choose}
          </label>
          <FieldError id={`${inputId}-error`} message={problem} />
        </div>
      </Stack>
    </Dialog>
  )
}
