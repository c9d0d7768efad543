import { useId, useRef, useState } from 'react'
import type { CallAnswer } from 'shared-contracts/calls'
import { IMAGE_MAX_BYTES, imageTypes, validationMessages } from 'shared-contracts/validation'
import { Button, useShell } from 'shared-frame'
import { useMutation } from 'shared-frame/remote'
import { siteTexts } from '../site-texts'
import styles from './SiteForm.module.css'

const words = siteTexts.fields
type Uploaded = CallAnswer<'SiteDesk/AddPicture'>

interface Props {
  readonly label: string
  readonly shown: { readonly address: string; readonly alt: string } | null
  readonly error: string | null
  readonly onChoose: (picture: Uploaded) => void
  readonly onRemove: () => void
}

/** A picture of the editor's device, uploaded as soon as it is chosen; the server judges what it is. */
export function PictureChooser({ label, shown, error, onChoose, onRemove }: Props) {
  const { api } = useShell()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const upload = useMutation({
    mutationFn: async (file: File) => api.call('SiteDesk/AddPicture', { body: { picture: await dataAddress(file) } }),
    onSuccess: onChoose,
  })
  const problem = tooLarge ? validationMessages.imageTooLarge : (upload.error?.message ?? error)
  return (
    <fieldset className={styles.checks}>
      <legend>{label}</legend>
      <p id={`${id}-hint`} className={styles.soft}>
        {words.pictureHint}
      </p>
      {shown !== null && <img className={styles.picture} src={shown.address} alt={shown.alt} />}
      <p>
        <Button
          tone="soft"
          size="small"
          busy={upload.isPending}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-hint ${id}-error`}
          onClick={() => input.current?.click()}
        >
          {words.pictureChoose}
        </Button>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={imageTypes.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (!file) return
          setTooLarge(file.size > IMAGE_MAX_BYTES)
          if (file.size <= IMAGE_MAX_BYTES) upload.mutate(file)
        }}
      />
      <p aria-live="polite">{upload.isPending && words.pictureSending}</p>
      {problem !== null && (
        <p id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
      {shown !== null && (
        <p>
          <Button size="small" tone="quiet" onClick={onRemove}>
            {words.pictureRemove}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error(validationMessages.imageUnreadable))
    reader.readAsDataURL(file)
  })
}
