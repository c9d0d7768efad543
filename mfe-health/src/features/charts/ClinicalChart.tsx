import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import {
  ChartGround,
  ChartMark,
  type ChartModel,
  chartScale,
  nearestPoint,
  screenPalette,
} from 'shared-ui/clinical-charts'
import { useElementWidth } from 'shared-ui/drawing'
import styles from './Charts.module.css'
import { ChartTooltip } from './ChartTooltip'

/** Pixels round a point that still mean it: a thumb is no needle. */
const REACH = 28
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** A chart whose every point can be reached by finger, mouse and keyboard: Tab into it, arrow keys from point to point. */
export function ClinicalChart({ model }: { model: ChartModel }) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useElementWidth(frame, 360)
  const height = Math.round(Math.min(Math.max(width * 0.72, 300), 560))
  const scale = chartScale(width, height, model.x, model.y)
  const [activeId, setActiveId] = useState<string | null>(null)
  const marks = useRef(new Map<string, SVGGElement>())
  const clipId = useId()

  const points = [...model.points].sort((a, b) => a.x - b.x)
  const active = points.find((point) => point.id === activeId) ?? null
  // One stop for Tab: the point last visited, at first the newest.
  const tabStop = active ?? points.at(-1) ?? null

  function step(event: KeyboardEvent) {
    if (event.key === 'Escape') return setActiveId(null)
    const index = points.findIndex((point) => point.id === activeId)
    const target =
      event.key === 'Home' ? points[0] : event.key === 'End' ? points.at(-1) : points[index + (STEPS[event.key] ?? 0)]
    if (!target || target.id === activeId) return
    event.preventDefault()
    marks.current.get(target.id)?.focus()
  }

  function point(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const place = { x: event.clientX - box.left, y: event.clientY - box.top }
    setActiveId(nearestPoint(points, scale, place, REACH)?.id ?? null)
  }

  return (
    <div className={styles.chart} ref={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing can't be a fieldset */}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="group"
        // A translator's fonts draw nothing here; `translate` is not an attribute of drawings
        className="notranslate"
        aria-label={`${model.title}. ${model.standard}. ${points.length} điểm.`}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setActiveId(null)}
      >
        <ChartGround model={model} scale={scale} palette={screenPalette} clipId={clipId} />
        {points.map((item) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is looked at, not pressed; focus reads it out
          <g
            key={item.id}
            role="img"
            ref={(mark) => {
              if (mark) marks.current.set(item.id, mark)
              else marks.current.delete(item.id)
            }}
            className={styles.mark}
            tabIndex={item === tabStop ? 0 : -1}
            aria-label={[item.title, ...item.details].join('. ')}
            onFocus={() => setActiveId(item.id)}
            onBlur={() => setActiveId(null)}
            onKeyDown={step}
          >
            <ChartMark point={item} scale={scale} palette={screenPalette} active={item === active} />
          </g>
        ))}
      </svg>
      {active && <ChartTooltip point={active} x={scale.x(active.x)} y={scale.y(active.y)} width={width} />}
    </div>
  )
}
