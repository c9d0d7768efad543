import { useEffect, useRef } from 'react'

/** Calls `act` when another page is shown, not for the first: what was opened before the page was alive stays open. */
export function useOnNewPath(path: string, act: () => void): void {
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    act()
  }, [path, act])
}
