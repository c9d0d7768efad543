import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { accountTexts } from '../../../texts/account'
import { type Crop, centred, dragged, squareOf, ZOOM_MAX } from '../rules/crop'
import { AVATAR_PIXELS, drawSquare } from '../rules/read-picture'
import styles from './Avatar.module.css'

const texts = accountTexts.avatar

interface Props {
  readonly picture: ImageBitmap
  /** The canvas that holds the square as it will be sent. */
  readonly canvasRef: RefObject<HTMLCanvasElement | null>
}

/** The square that is cut out: dragged with a finger, or moved with sliders, which keys work too. */
export function CropFrame({ picture, canvasRef }: Props) {
  const [crop, setCrop] = useState(centred)
  const last = useRef<{ x: number; y: number } | null>(null)

  useEffect(() => {
    if (canvasRef.current) drawSquare(canvasRef.current, picture, squareOf(picture, crop))
  }, [canvasRef, picture, crop])

  function drag(event: PointerEvent<HTMLCanvasElement>): void {
    const from = last.current
    if (!from) return
    last.current = { x: event.clientX, y: event.clientY }
    const frame = event.currentTarget.clientWidth
    setCrop((before) => dragged(picture, before, event.clientX - from.x, event.clientY - from.y, frame))
  }

  const change = (part: Partial<Crop>) => setCrop((before) => ({ ...before, ...part }))
  const roomAcross = picture.width > picture.height || crop.zoom > 1
  const roomDown = picture.height > picture.width || crop.zoom > 1
  return (
    <div className={styles.crop}>
      <canvas
        ref={canvasRef}
        className={styles.canvas}
        width={AVATAR_PIXELS}
        height={AVATAR_PIXELS}
        role="img"
        aria-label={texts.frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          last.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          last.current = null
        }}
        onPointerCancel={() => {
          last.current = null
        }}
      />
      <div className={styles.sliders}>
        <Slider label={texts.zoom} min={1} max={ZOOM_MAX} value={crop.zoom} onChange={(zoom) => change({ zoom })} />
        <Slider
          label={texts.across}
          disabled={!roomAcross}
          value={crop.across}
          onChange={(across) => change({ across })}
        />
        <Slider label={texts.down} disabled={!roomDown} value={crop.down} onChange={(down) => change({ down })} />
      </div>
    </div>
  )
}

interface SliderProps {
  readonly label: string
  readonly min?: number
  readonly max?: number
  readonly value: number
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

function Slider({ label, min = 0, max = 1, value, disabled, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 50}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  )
}
