import { type RefObject, useEffect, useRef, useState } from 'react'
import { classNames, useShell } from 'shared-frame'
import styles from '../ReadingAids.module.css'
import { readingAidsTexts as texts } from '../reading-aids-texts'
import { PlayerIcon } from './PlayerIcon'
import type { Reading, ReadingState } from './reading'
import { useHasVietnameseVoice, vietnameseVoice } from './vietnamese-voice'

const loadReader = () => import(/* webpackChunkName: "read-aloud" */ './reading')

/** Starts, pauses and ends the reading of a text; nothing where no voice reads Vietnamese. What reads loads when it is wanted. */
export function ReadAloud({ text, listen }: { text: RefObject<HTMLElement | null>; listen: string }) {
  const shell = useShell()
  const hasVoice = useHasVietnameseVoice()
  const reading = useRef<Reading | null>(null)
  const isGone = useRef(false)
  const [state, setState] = useState<ReadingState>('idle')

  async function start() {
    try {
      const { readAloud } = await loadReader()
      const voice = vietnameseVoice()
      if (isGone.current || text.current === null || voice === null) return
      reading.current?.stop()
      reading.current = readAloud(text.current, voice, {
        onState: setState,
        onFailure: () => shell.notify(texts.failed, 'error'),
      })
    } catch (error) {
      shell.report(error, { unit: 'shared-frame', at: 'read-aloud' })
      shell.notify(texts.failed, 'error')
    }
  }

  useEffect(() => {
    const stop = () => reading.current?.stop()
    isGone.current = false
    window.addEventListener('pagehide', stop)
    return () => {
      isGone.current = true
      window.removeEventListener('pagehide', stop)
      stop()
    }
  }, [])

  if (!hasVoice && state === 'idle') return null
  return (
    <span className={classNames(styles.player, state !== 'idle' && styles.reading)}>
      {/* One button for all three: it keeps the focus. */}
      <button
        type="button"
        className={styles.press}
        onPointerDown={() => void loadReader().catch(() => {})}
        onClick={() => {
          if (state === 'reading') reading.current?.pause()
          else if (state === 'paused') reading.current?.resume()
          else void start()
        }}
      >
        <PlayerIcon name={state === 'idle' ? 'listen' : state === 'reading' ? 'pause' : 'resume'} />
        {state === 'idle' ? listen : state === 'reading' ? texts.pause : texts.resume}
      </button>
      {state !== 'idle' && (
        <button type="button" className={styles.press} onClick={() => reading.current?.stop()}>
          <PlayerIcon name="stop" />
          {texts.stop}
        </button>
      )}
    </span>
  )
}
