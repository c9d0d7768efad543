import ClickAwayListener from '@mui/material/ClickAwayListener'
import MuiTooltip from '@mui/material/Tooltip'
import { type ReactNode, useState } from 'react'
import { Icon } from '../core/page/Icon'
import { MuiProvider } from '../theme/MuiProvider'
import styles from './Tooltip.module.css'
import { useWideWindow } from './use-wide-window'

export interface TooltipProps {
  /** The explanation: a sentence or two, no controls. */
  readonly text: ReactNode
  /** What the button explains, for screen readers: "Giải thích về chỉ số z". */
  readonly label: string
  /** What is pressed or pointed at; an "i" by default. */
  readonly children?: ReactNode
}

/**
 * An explanation of a word or figure. From 1024 px width it shows on hover and focus; below, a tap opens and closes it
 * because a thumb can't hover.
 */
export function Tooltip({ text, label, children = <Icon name="info" /> }: TooltipProps) {
  const wide = useWideWindow()
  const [open, setOpen] = useState(false)

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
            type="button"
            className={styles.trigger}
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
