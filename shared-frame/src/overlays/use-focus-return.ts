import { type RefObject, useEffect, useRef } from 'react'

/** A button that is busy can't take the focus until its work is done; nobody waits for it longer. */
const PATIENCE_MS = 10_000

/**
 * Gives the focus back to what opened the dialog, however it closes: by a button, by Escape or with its page. Where it has been
 * moved on meanwhile, it stays. `opener`: what opened it where that has lost the focus before, such as a button that is busy.
 */
export function useFocusReturn(
  open: boolean,
  sheet: RefObject<HTMLElement | null>,
  opener: (() => HTMLElement | null) | undefined,
): void {
  const latest = useRef(opener)
  latest.current = opener
  const before = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  // Looked at while rendering: the sheet takes the focus before any effect of this component.
  if (open && !wasOpen.current) before.current = focusedNow()
  wasOpen.current = open
  useEffect(() => {
    if (!open) return
    return () => {
      const back = latest.current?.() ?? before.current
      const root = sheet.current
      // Once whoever closed the dialog has moved the focus, and the sheet has let go of it.
      queueMicrotask(() => {
        if (back !== null && isNowhere(root)) giveBack(back)
      })
    }
  }, [open, sheet])
}

function focusedNow(): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
}

function isNowhere(root: HTMLElement | null): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || root?.contains(activeElement) === true
}

function giveBack(control: HTMLElement): void {
  if (!control.matches(':disabled')) {
    control.focus({ preventScroll: true })
    return
  }
  const observer = new MutationObserver(() => {
    if (control.matches(':disabled')) return
    end()
    if (isNowhere(null)) control.focus({ preventScroll: true })
  })
  const timer = setTimeout(end, PATIENCE_MS)
  function end(): void {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(control, { attributes: true, attributeFilter: ['disabled'] })
}
