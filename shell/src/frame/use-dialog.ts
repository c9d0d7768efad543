import { type RefObject, useMemo, useRef } from 'react'

export interface DialogHandle {
  readonly ref: RefObject<HTMLDialogElement | null>
  open(): void
  close(): void
}

/** A native modal dialog: it traps focus, closes by Escape and gives focus back to what opened it. */
export function useDialog(): DialogHandle {
  const ref = useRef<HTMLDialogElement>(null)
  return useMemo(
    () => ({
      ref,
      open: () => {
        if (!ref.current?.open) ref.current?.showModal()
      },
      close: () => ref.current?.close(),
    }),
    [],
  )
}
