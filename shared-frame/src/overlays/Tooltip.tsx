import ClickAwayListener from '@mui/material/ClickAwayListener'
import MuiTooltip from '@mui/material/Tooltip'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../core/page/Icon'
import { MuiProvider } from '../theme/MuiProvider'
import styles from './Tooltip.module.css'
import { useWideWindow } from './use-wide-window'

export interface TooltipProps {
  /** The explanation: a sentence or two, no controls. */
  readonly text: ReactNode
  /** What the button explains, for screen readers: "Giải thích về chỉ số z". Left out where what is pressed says it. */
  readonly label?: string
  /** What is pressed or pointed at; an "i" by default. */
  readonly children?: ReactNode
  /** The look of what is pressed; a round button by default. */
  readonly className?: string
  /** It took the place of something that was just pointed at, focused or pressed: it goes on from there. */
  readonly first?: 'hover' | 'focus' | 'press'
}

/**
 * An explanation of a word or figure. From 1024 px width it shows on hover and focus; below, a tap opens and closes it
 * because a thumb can't hover.
 */
export function Tooltip({ text, label, children = <Icon name="info" />, className, first }: TooltipProps) {
  const wide = useWideWindow()
  const [open, setOpen] = useState(first === 'press' || (first !== undefined && wide))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Focus was on what it took the place of.
    if (first === 'focus' || first === 'press') button.current?.focus()
  }, [first])

  return (
    <MuiProvider>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <MuiTooltip
          title={text}
          arrow
          describeChild
          open={open}
          onOpen={() => wide && setOpen(true)}
          onClose={() => wide && setOpen(false)}
          disableTouchListener
          enterTouchDelay={0}
        >
          <button
            ref={button}
            type="button"
            className={className ?? styles.trigger}
            // A word of its sentence: printed and read aloud, as other buttons aren't
            data-word={label === undefined ? '' : undefined}
            aria-label={label}
            aria-expanded={wide ? undefined : open}
            onClick={() => !wide && setOpen(!open)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setOpen(false)
            }}
          >
            {children}
          </button>
        </MuiTooltip>
      </ClickAwayListener>
    </MuiProvider>
  )
}
