import type { ReactNode } from 'react'

/** Text for screen readers alone. The class is global (theme/base.css): server documents need it before any chunk. */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span className="visually-hidden" id={id}>
      {children}
    </span>
  )
}
