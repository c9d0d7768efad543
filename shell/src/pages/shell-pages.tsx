import type { ComponentType } from 'react'
import { HomePage } from './HomePage'
import type { ShellPageProps } from './shell-page-props'
import type { ShellRouteId } from './shell-route'

/** The shell's own pages by route id of its remote.ts. */
export const shellPages: Readonly<Record<ShellRouteId, ComponentType<ShellPageProps>>> = {
  home: HomePage,
  'home-alias': HomePage,
}
