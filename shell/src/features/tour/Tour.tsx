import { useEffect, useRef, useState } from 'react'
import { Button, Icon } from 'shared-frame'
import { createSpotlight, type Spotlight } from './spotlight'
import styles from './Tour.module.css'
import { tourSteps } from './tour-steps'

interface Props {
  readonly onEnd: () => void
  readonly makeSpotlight?: () => Spotlight
}

/** The tour itself, in a chunk of its own: a card that names each stop. The cross and Escape end it at any step. */
export function Tour({ onEnd, makeSpotlight = createSpotlight }: Props) {
  const [steps] = useState(() => tourSteps(document))
  const [index, setIndex] = useState(0)
  const spotlight = useRef<Spotlight | null>(null)
  const card = useRef<HTMLElement>(null)
  const step = steps[index]

  useEffect(() => {
    const light = makeSpotlight()
    spotlight.current = light
    return () => light.off()
  }, [makeSpotlight])

  useEffect(() => {
    if (!step) {
      onEnd()
      return
    }
    spotlight.current?.on(step.element)
    card.current?.focus({ preventScroll: true })
  }, [step, onEnd])

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onEnd()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onEnd])

  if (!step) return null
  const isLast = index === steps.length - 1
  return (
    <section
      ref={card}
      className={styles.card}
      data-place={isInLowerHalf(step.element) ? 'top' : 'bottom'}
      tabIndex={-1}
      aria-label={`Hướng dẫn, bước ${index + 1} trên ${steps.length}: ${step.title}`}
      data-no-print
    >
      <h2 className={styles.title}>{step.title}</h2>
      <p className={styles.words}>{step.words}</p>
      <div className={styles.foot}>
        <span className={styles.count} aria-hidden="true">
          {index + 1} / {steps.length}
        </span>
        {index > 0 ? (
          <Button size="small" tone="quiet" onClick={() => setIndex(index - 1)}>
            Trước
          </Button>
        ) : null}
        <Button size="small" onClick={() => setIndex(index + 1)}>
          {isLast ? 'Xong' : 'Tiếp'}
        </Button>
      </div>
      <button type="button" className={styles.close} aria-label="Bỏ qua hướng dẫn" onClick={onEnd}>
        <Icon name="close" />
      </button>
    </section>
  )
}

/** The card stands in the other half, so that it does not cover what it names. */
function isInLowerHalf(element: Element): boolean {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2 > window.innerHeight / 2
}
