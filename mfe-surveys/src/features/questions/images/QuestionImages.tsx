import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { IMAGES_PER_QUESTION, imageTypes, validationMessages } from 'shared-contracts/validation'
import { Button, Icon, useShell } from 'shared-frame'
import { questionTexts } from '../../../texts/questions'
import { Problem } from '../components/Problem'
import type { Question } from '../rules/question-answer'
import styles from './QuestionImages.module.css'

const texts = questionTexts.images
const ACCEPT = imageTypes.join(',')
const loadPreparation = () => import(/* webpackChunkName: "prepare-image" */ './prepare-image')

export interface AttachedImage {
  readonly key: string
  /** Data address; null: it is no longer on this device. */
  readonly data: string | null
}

export interface QuestionImagesProps {
  readonly question: Question
  readonly images: readonly AttachedImage[]
  readonly disabled?: boolean
  /** Each a data address, made small and without what a camera writes into files. */
  onAdd(images: readonly string[]): void | Promise<void>
  onRemove(key: string): void
  /** True while chosen images are being read, until `onAdd` has taken them. */
  onReading?(isReading: boolean): void
}

/** Images attached to a question: chosen or taken with the camera, shown, taken away again. */
export function QuestionImages({
  question,
  images,
  disabled = false,
  onAdd,
  onRemove,
  onReading,
}: QuestionImagesProps) {
  const { announce } = useShell()
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const [reading, setReading] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const room = IMAGES_PER_QUESTION - images.length
  // Ahead of the first image: the network may be gone by then.
  useEffect(() => void loadPreparation().catch(() => {}), [])

  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(target.files ?? [])]
    // The same file may be chosen again.
    target.value = ''
    if (files.length === 0) return
    setReading(true)
    onReading?.(true)
    setProblems([])
    const { added, refused } = await readAll(files.slice(0, room))
    if (added.length > 0) await onAdd(added)
    setReading(false)
    onReading?.(false)
    setProblems(files.length > room ? [...refused, validationMessages.tooManyImages] : refused)
    if (added.length > 0) announce(texts.added(images.length + added.length))
  }

  function remove(key: string): void {
    onRemove(key)
    setProblems([])
    announce(texts.removed(images.length - 1))
    // The pressed button is gone.
    group.current?.focus()
  }

  return (
    <fieldset ref={group} aria-labelledby={`${id}-title`} className={styles.images} tabIndex={-1}>
      <p id={`${id}-title`} className={styles.title}>
        {texts.title(question.requireAttachImage)}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.hint(IMAGES_PER_QUESTION)}
      </p>
      {images.length > 0 && (
        <ul className={styles.list}>
          {images.map(({ key, data }, index) => (
            <li key={key}>
              {data !== null && <img src={data} alt={texts.alt(index, question.number)} />}
              {!disabled && (
                <Button tone="quiet" size="small" icon={<Icon name="close" />} onClick={() => remove(key)}>
                  {texts.remove(index)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {room > 0 && !disabled && (
        <div className={styles.ways}>
          <Way label={texts.choose} hintId={`${id}-hint`} several={room > 1} busy={reading} onChosen={take} />
          {/* Shown where a finger points: a desk has no camera to hold up. */}
          <div className={styles.camera}>
            <Way label={texts.take} hintId={`${id}-hint`} camera busy={reading} onChosen={take} />
          </div>
        </div>
      )}
      <div role="status">{reading && <p className={styles.hint}>{texts.reading}</p>}</div>
      <div role="alert">
        {problems.map((problem) => (
          <Problem key={problem}>{problem}</Problem>
        ))}
      </div>
    </fieldset>
  )
}

interface WayProps {
  readonly label: string
  readonly hintId: string
  readonly several?: boolean
  readonly camera?: boolean
  readonly busy: boolean
  onChosen(event: ChangeEvent<HTMLInputElement>): Promise<void>
}

/** A file input that looks like a button. */
function Way({ label, hintId, several = false, camera = false, busy, onChosen }: WayProps) {
  return (
    <label className={styles.way}>
      <input
        type="file"
        accept={ACCEPT}
        multiple={several}
        {...(camera && { capture: 'environment' })}
        disabled={busy}
        aria-describedby={hintId}
        onChange={(event) => void onChosen(event)}
      />
      {label}
    </label>
  )
}

/** Of each file its picture, or why it was refused, with its name. */
async function readAll(files: readonly File[]): Promise<{ added: string[]; refused: string[] }> {
  const added: string[] = []
  const refused: string[] = []
  const preparation = await loadPreparation().catch(() => null)
  if (preparation === null) return { added, refused: [texts.notLoaded] }
  for (const file of files) {
    const image = await preparation.prepareImage(file)
    if ('data' in image) added.push(image.data)
    else refused.push(texts.refused(file.name, image.problem))
  }
  return { added, refused }
}
