import { type ReactNode, useId, useState } from 'react'
import { Button } from 'shared-frame'
import { bookTexts } from '../../texts/book'

/** Opens the chart to explore, whose code comes only then. It never goes to paper: the chart above it does. */
export function ExploreToggle({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div data-no-print>
      <Button tone="soft" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? bookTexts.closeExplorer : bookTexts.explore}
      </Button>
      <div id={id}>{open && children}</div>
    </div>
  )
}
