import { useRef } from 'react'
import { useElementWidth } from 'shared-ui/drawing'
import styles from './PreviewFrame.module.css'

/** Screens as most visitors have them, in CSS pixels. */
const screens = { phone: { width: 360, height: 720 }, desktop: { width: 1280, height: 800 } } as const
export type ScreenWidth = keyof typeof screens

interface Props {
  readonly address: string
  readonly title: string
  readonly width: ScreenWidth
}

/** A page of this site on a screen of a given width, made smaller where there is less room. A frame has a width of its own, so media queries hold. */
export function PreviewFrame({ address, title, width: chosen }: Props) {
  const room = useRef<HTMLDivElement>(null)
  const { width, height } = screens[chosen]
  const available = useElementWidth(room, width)
  const scale = Math.min(1, available / width)
  return (
    <div ref={room} className={styles.room} style={{ height: height * scale }}>
      <iframe
        src={address}
        title={title}
        className={styles.frame}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  )
}
