import type { ComponentType } from 'react'
import type { ApiClient } from 'shared-contracts/client'

/**
 * A component that the shell may place in its own tree (home page, poll dialog). It lives inside the shell's providers:
 * `useShell`, TanStack Query and styles work as in a page.
 */
export interface WidgetDefinition<P extends object = object> {
  /** Data to have before the first render; the same query objects that the component uses. */
  queries?(context: {
    readonly api: ApiClient
    readonly today: string
    /** The query of the page that places it. */
    readonly search: URLSearchParams
  }): readonly object[]
  /** Its props come from the place that shows it: `HomeWidgetProps`, `PromptQuestionProps` of shared-frame/remotes. */
  readonly Component: ComponentType<P>
}

export function defineWidget<P extends object = object>(widget: WidgetDefinition<P>): WidgetDefinition<P> {
  return widget
}
