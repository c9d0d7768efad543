import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { useShell } from '../shell/shell-context'
import { inPageDestination } from './link-click'

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, or a full address. */
  readonly to: string
  /** Opens over the page where there is a script: the terms, kept by the shell. */
  readonly 'data-dialog'?: 'terms'
  readonly ref?: Ref<HTMLAnchorElement>
}

/** A real link. Plain left clicks go through the shell; everything else (new tab, other sites, no script) is the browser's. */
export function AppLink({ to, onClick, onPointerEnter, ...rest }: AppLinkProps) {
  const shell = useShell()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const destination = inPageDestination(event, event.currentTarget)
    if (destination === null) return
    event.preventDefault()
    void shell.navigate(destination)
  }

  return (
    <a
      {...rest}
      href={to}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        if (to.startsWith('/')) shell.prefetch(to)
      }}
    />
  )
}
