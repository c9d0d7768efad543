import type { ComponentType } from 'react'
import { HomePage } from './HomePage'
import type { ShellRouteId } from './shell-route'

/** The shell's own pages by route id of its remote.ts. */
export const shellPages: Readonly<Record<ShellRouteId, ComponentType>> = {
  home: HomePage,
  'home-alias': HomePage,
}
