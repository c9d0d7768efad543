import { createContext } from 'react'

/** What the home page places and the day that it speaks of: the same on the server and in the browser. */
export interface HomeWidgets {
  /** Ids of the widgets that the registry offers. */
  readonly widgets: readonly string[]
  /** Calendar day of the document, `YYYY-MM-DD`. */
  readonly today: string
}

export const HomeWidgetsContext = createContext<HomeWidgets>({ widgets: [], today: '1970-01-01' })
