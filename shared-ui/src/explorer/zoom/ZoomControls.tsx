import { useId } from 'react'
import styles from '../Explorer.module.css'
import type { ExplorerRange, ExplorerXAxis } from '../explorer-model'
import { explorerTexts } from '../explorer-texts'
import { limitWindow, moveEnd, panWindow, type ZoomLimits, type ZoomWindow, zoomWindow } from './zoom-window'

interface Props {
  readonly axis: ExplorerXAxis
  readonly ranges: readonly ExplorerRange[]
  readonly window: ZoomWindow
  readonly onChange: (window: ZoomWindow) => void
}

/** Which part of the axis is in view: named ranges, and steps in, out, left and right. */
export function ZoomButtons({ axis, ranges, window, onChange }: Props) {
  const whole = window.from <= axis.from && window.to >= axis.to
  const narrowest = window.to - window.from <= axis.narrowest
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that change the view are no form
    <div className={styles.controls} role="group" aria-label={explorerTexts.range} data-no-print>
      {ranges.map(({ title, from, to }) => (
        <button
          key={title}
          type="button"
          className={styles.choice}
          aria-pressed={window.from === from && window.to === to}
          onClick={() => onChange(limitWindow({ from, to }, axis))}
        >
          {title}
        </button>
      ))}
      <Step
        label={explorerTexts.zoomIn}
        sign="+"
        disabled={narrowest}
        onPress={() => onChange(zoomWindow(window, 'in', axis))}
      />
      <Step
        label={explorerTexts.zoomOut}
        sign="−"
        disabled={whole}
        onPress={() => onChange(zoomWindow(window, 'out', axis))}
      />
      <Step
        label={explorerTexts.left}
        sign="←"
        disabled={window.from <= axis.from}
        onPress={() => onChange(panWindow(window, -1, axis))}
      />
      <Step
        label={explorerTexts.right}
        sign="→"
        disabled={window.to >= axis.to}
        onPress={() => onChange(panWindow(window, 1, axis))}
      />
    </div>
  )
}

function Step(props: { label: string; sign: string; disabled: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.choice}
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={props.onPress}
    >
      {props.sign}
    </button>
  )
}

/** Both ends of the window as sliders: for a finger, a mouse and the arrow keys. */
export function ZoomSliders({ axis, window, onChange }: Omit<Props, 'ranges'>) {
  const id = useId()
  const limits: ZoomLimits = axis
  const ends = [
    { end: 'from' as const, label: explorerTexts.from },
    { end: 'to' as const, label: explorerTexts.to },
  ]
  return (
    <div className={styles.ranges} data-no-print>
      {ends.map(({ end, label }) => (
        <label key={end} htmlFor={`${id}-${end}`}>
          <span>{label((axis.formatExact ?? axis.format)(window[end]))}</span>
          <input
            id={`${id}-${end}`}
            type="range"
            min={axis.from}
            max={axis.to}
            step="any"
            value={window[end]}
            aria-valuetext={(axis.formatExact ?? axis.format)(window[end])}
            onChange={(event) => onChange(moveEnd(window, end, event.currentTarget.valueAsNumber, limits))}
          />
        </label>
      ))}
    </div>
  )
}
