import type { ComponentType } from 'react'
import type { ApiClient } from 'shared-contracts/client'

/**
 * A component that the shell may place in its own tree (home page, poll dialog). It lives inside the shell's providers:
 * `useShell`, TanStack Query and styles work as in a page.
 */
export interface WidgetDefinition {
  /** Data to have before the first render; the same query objects that the component uses. */
  queries?(context: { readonly api: ApiClient; readonly today: string }): readonly object[]
  readonly Component: ComponentType
}

export function defineWidget(widget: WidgetDefinition): WidgetDefinition {
  return widget
}
