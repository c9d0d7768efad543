import type { ComponentType } from 'react'
import { HomePage } from './HomePage'
import type { ShellRouteId } from './shell-route'

/** The address of one of the shell's own pages. */
export interface ShellPageProps {
  readonly path: string
  /** Query string with its `?`, or empty. */
  readonly search: string
}

/** The shell's own pages by route id of its remote.ts. */
export const shellPages: Readonly<Record<ShellRouteId, ComponentType<ShellPageProps>>> = {
  home: HomePage,
  'home-alias': HomePage,
}
